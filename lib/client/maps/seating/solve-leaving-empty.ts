import type { SeatingProblem } from '@/lib/core/seating/problem';
import { emptyDesksCondition, type EmptyDeskPlace } from '@/lib/core/seating/empty-desks';
import type { SolveProgress, SolveResult } from '@/lib/core/seating/solve';
import { solveInWorker } from './solve-in-worker';

type Options = Parameters<typeof solveInWorker>[1];

const chosenLimitMs = 4000;

const keepsWishes = ({ first }: SolveProgress) =>
  first?.status === 'seated' && first.brokenWishes.length === 0;

const withoutFirst = (progress: SolveProgress): SolveProgress => ({
  ...progress,
  first: undefined,
});

export async function solveLeavingEmpty(
  problem: SeatingProblem,
  place: EmptyDeskPlace,
  options: Options,
): Promise<{ result: SolveResult; isElsewhere: boolean }> {
  const condition = emptyDesksCondition(problem, place);
  if (!condition) return { result: await solveInWorker(problem, options), isElsewhere: false };
  const { onProgress } = options;
  const result = await solveInWorker(
    { ...problem, conditions: [...problem.conditions, condition] },
    {
      ...options,
      timeLimitMs: Math.min(options.timeLimitMs, chosenLimitMs),
      onProgress: (progress) =>
        onProgress?.(keepsWishes(progress) ? progress : withoutFirst(progress)),
    },
  );
  const others = {
    ...options,
    onProgress: (progress: SolveProgress) => onProgress?.(withoutFirst(progress)),
  };
  if (result.status !== 'seated') {
    const other = await solveInWorker(problem, others);
    return { result: other, isElsewhere: other.status === 'seated' };
  }
  const wishClashes = result.wishClashes.filter((clash) => !clash.includes(condition.id));
  const chosen = { result: { ...result, wishClashes }, isElsewhere: false };
  if (wishClashes.length === result.wishClashes.length) return chosen;
  const other = await solveInWorker(problem, others);
  const isBetter =
    other.status === 'seated' && other.brokenWishes.length < result.brokenWishes.length;
  return isBetter ? { result: other, isElsewhere: true } : chosen;
}
