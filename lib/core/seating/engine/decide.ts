import type { Random } from '../random';
import type { Wish } from './choices';
import type { Clock } from './clock';
import type { SearchModel } from './model';
import { Search } from './search';

/** What was decided, and in how many steps of search. */
export type Decision = { steps: number } & (
  | { state: 'possible'; deskOf: Int32Array }
  | { state: 'impossible'; troublemakers: number[] }
  | { state: 'unknown' }
);

/** Work between two looks at the clock, in words of desk sets touched; a few milliseconds. */
const SLICE_WORK = 4_000;

/**
 * Decides whether the model has a map; yields between slices of work. `unknown` only when the clock is over or
 * `stepLimit` steps of search were not enough. With a `wish`, cheap desks are tried rather than dear ones.
 */
export function* decide(
  model: SearchModel,
  random: Random,
  clock: Clock,
  stepLimit = Infinity,
  wish?: Wish,
): Generator<void, Decision> {
  const search = new Search(model, random, wish);
  const slice = stepsInSlice(model);
  for (;;) {
    const state = search.run(slice);
    const { steps } = search;
    if (state === 'solved') return { steps, state: 'possible', deskOf: search.solution() };
    if (state === 'impossible') return { steps, state, troublemakers: search.troublemakers() };
    if (clock.isOver() || steps >= stepLimit) return { steps, state: 'unknown' };
    yield;
  }
}

/** How many steps of search `decide` takes between two yields: fewer in larger rooms. */
export function stepsInSlice(model: SearchModel): number {
  return 1 + Math.floor(SLICE_WORK / (1 + model.domains.length));
}
