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
 * Searches for a seating map that satisfies all conditions, and yields every few milliseconds. Returns `unknown` if the
 * time or `stepLimit` ends before the answer is proved. With `deskCost`, tries desks with low penalties first.
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

/** Returns the number of search steps between two yields of the search. This number is small for large rooms. */
export function stepsInSlice(model: SearchModel): number {
  return 1 + Math.floor(sliceWork / (1 + model.domains.length));
}
