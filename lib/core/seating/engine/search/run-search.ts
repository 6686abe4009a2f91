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
 * Amount of work between two checks of the clock (a few milliseconds). The unit is one 32-bit word; a search step
 * counts as many words as its bit sets have.
 */
const sliceWork = 4_000;

/**
 * Decides whether any map satisfies the conditions, and yields between slices of work. The answer is unknown if the
 * time or the step limit was not enough. On request, tries desks with low penalties first.
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

/** Returns the number of search steps between two yields of the search; fewer in larger rooms. */
export function stepsInSlice(model: SearchModel): number {
  return 1 + Math.floor(sliceWork / (1 + model.domains.length));
}
