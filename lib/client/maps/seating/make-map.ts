import type { ConditionId, Seating } from '@/lib/core/conditions/condition';
import { fromEngineSeats } from '@/lib/core/maps/engine-problem';
import { explainClash } from '@/lib/core/seating/clash/explain-clash';
import type { ClashReason } from '@/lib/core/seating/clash/reason';
import type { EmptyDeskPlace } from '@/lib/core/seating/empty-desks';
import type { SeatingProblem } from '@/lib/core/seating/problem';
import type { SolveResult } from '@/lib/core/seating/solve';
import { solveInWorker } from './solve-in-worker';
import { solveLeavingEmpty } from './solve-leaving-empty';

export interface Clash {
  conflict: ConditionId[];
  isMinimal: boolean;
  reasons: ClashReason[];
}

export interface BrokenWish {
  wish: ConditionId;
  others: ConditionId[];
  reasons: ClashReason[];
}

export interface MadeMap {
  seats: Seating | undefined;
  all: Seating[];
  clashes: Clash[];
  brokenWishes: BrokenWish[];
  isProved: boolean | undefined;
  isUnproven: boolean;
  isEmptyElsewhere: boolean;
}

const nearestLimitMs = 4000;
const mostRounds = 5;

/**
 * Finds sets of conditions that contradict each other. The conditions of a found set then count as wishes (conditions
 * that may be broken), so that the search can find further sets.
 */
export async function findClashes(
  problem: SeatingProblem,
  signal: AbortSignal,
): Promise<{ clashes: Clash[]; nearest: Seating | undefined }> {
  const eased = new Set<ConditionId>();
  const clashes: Clash[] = [];
  for (let round = 0; round < mostRounds; round += 1) {
    const conditions = problem.conditions.map((one) =>
      eased.has(one.id) ? { ...one, wish: true as const } : one,
    );
    const options = { seed: 0, timeLimitMs: nearestLimitMs, signal };
    const result = await solveInWorker({ ...problem, conditions }, options);
    if (result.status !== 'impossible') {
      return { clashes, nearest: fromEngineSeats(result.seats) };
    }
    const { conflict, minimal: isMinimal } = result;
    clashes.push({ conflict, isMinimal, reasons: explainClash(problem, conflict) });
    if (conflict.every((id) => eased.has(id))) break;
    for (const id of conflict) eased.add(id);
  }
  return { clashes, nearest: undefined };
}

export async function makeMap(
  problem: SeatingProblem,
  empty: EmptyDeskPlace,
  options: Parameters<typeof solveInWorker>[1] & { signal: AbortSignal },
): Promise<MadeMap> {
  const { result, isElsewhere } = await solveLeavingEmpty(problem, empty, options);
  if (result.status === 'impossible') {
    const { clashes, nearest } = await findClashes(problem, options.signal);
    return { ...noFindings, seats: nearest, all: [], clashes };
  }
  return toMade(problem, result, isElsewhere);
}

export const noFindings = {
  clashes: [] as Clash[],
  brokenWishes: [] as BrokenWish[],
  isProved: undefined,
  isUnproven: false,
  isEmptyElsewhere: false,
};

export function toMade(
  problem: SeatingProblem,
  result: Exclude<SolveResult, { status: 'impossible' }>,
  isEmptyElsewhere = false,
): MadeMap {
  const seats = fromEngineSeats(result.seats);
  const made = { ...noFindings, seats, isEmptyElsewhere };
  if (result.status !== 'seated') return { ...made, all: [seats], isUnproven: true };
  return {
    ...made,
    all: result.suggestions.map(fromEngineSeats),
    brokenWishes: explainWishes(problem, result),
    isProved: result.brokenWishes.length > 0 ? result.wishesProved : undefined,
  };
}

function explainWishes(
  problem: SeatingProblem,
  { brokenWishes, wishClashes }: Extract<SolveResult, { status: 'seated' }>,
): BrokenWish[] {
  return brokenWishes.map((wish) => {
    const [clash = []] = wishClashes
      .filter((ids) => ids.includes(wish))
      .sort((a, b) => a.length - b.length);
    const others = clash.filter((id) => id !== wish);
    return { wish, others, reasons: explainClash(problem, clash) };
  });
}
