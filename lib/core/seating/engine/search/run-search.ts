import type { Random } from '../../random';
import type { DeskCost } from './choices';
import type { Clock } from '../model/clock';
import type { SearchModel } from '../model/search-model';
import { Backtracking } from './backtracking';

export type SearchAnswer = { steps: number } & (
  | { state: 'possible'; deskByPupil: Int32Array }
  | { state: 'impossible'; conflictPupils: number[] }
  | { state: 'unknown' }
);

const sliceWork = 4_000;

/**
 * Searches for a seating map that satisfies all conditions, and pauses (`yield`) every few milliseconds. Returns
 * `unknown` if the time or `stepLimit` ends before the answer is proved. With `deskCost`, tries desks with low
 * penalties first.
 */
export function* runSearch(
  model: SearchModel,
  random: Random,
  clock: Clock,
  stepLimit = Infinity,
  deskCost?: DeskCost,
): Generator<void, SearchAnswer> {
  const search = new Backtracking(model, random, deskCost);
  const slice = stepsInSlice(model);
  for (;;) {
    const state = search.run(slice);
    const { steps } = search;
    if (state === 'solved') return { steps, state: 'possible', deskByPupil: search.solution() };
    if (state === 'impossible') return { steps, state, conflictPupils: search.conflictPupils() };
    if (clock.isOver() || steps >= stepLimit) return { steps, state: 'unknown' };
    yield;
  }
}

/**
 * Returns how many search steps `runSearch` makes between two pauses (`yield`). The number is small for a large room.
 */
export function stepsInSlice(model: SearchModel): number {
  return 1 + Math.floor(sliceWork / (1 + model.domains.length));
}
