import type { SeatingProblem } from '@/lib/core/seating/condition';
import { emptyDesksCondition, type EmptyDeskPlace } from '@/lib/core/seating/empty-desks';
import type { SolveResult } from '@/lib/core/seating/solve';
import { solveInWorker } from './solve-in-worker';

type Options = Parameters<typeof solveInWorker>[1];

/** Time limit for a map with the chosen desks empty, so that there is time for one without. */
const chosenLimitMs = 4000;

/**
 * Makes a map in which the chosen desks stay empty. Where the conditions do not allow that, or it takes too long, other
 * desks stay empty: `isElsewhere`. Indices of the result are those of the problem's conditions.
 */
export async function solveLeavingEmpty(
  problem: SeatingProblem,
  place: EmptyDeskPlace,
  options: Options,
): Promise<{ result: SolveResult; isElsewhere: boolean }> {
  const condition = emptyDesksCondition(problem, place);
  if (!condition) return { result: await solveInWorker(problem, options), isElsewhere: false };
  const count = problem.conditions.length;
  const result = await solveInWorker(
    { ...problem, conditions: [...problem.conditions, condition] },
    { ...options, timeLimitMs: Math.min(options.timeLimitMs, chosenLimitMs) },
  );
  if (result.status === 'seated') {
    const wishClashes = result.wishClashes.map((clash) => clash.filter((index) => index < count));
    return { result: { ...result, wishClashes }, isElsewhere: false };
  }
  const other = await solveInWorker(problem, options);
  return { result: other, isElsewhere: other.status === 'seated' };
}
