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

/**
 * The work between two checks of the clock, which takes a few milliseconds. One search step counts as one unit per
 * 32-bit word of `domains`.
 */
const sliceWork = 4_000;

/**
 * Decides whether any map satisfies the conditions of the model, and yields between slices of work. Returns `unknown`
 * if the time is over or `stepLimit` steps were not enough. With `deskCost`, tries cheap desks first.
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

/** Search steps between two yields of `runSearch`; fewer in larger rooms. */
export function stepsInSlice(model: SearchModel): number {
  return 1 + Math.floor(sliceWork / (1 + model.domains.length));
}
