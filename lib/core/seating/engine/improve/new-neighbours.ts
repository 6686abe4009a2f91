import type { SeatingProblem } from '../../condition';
import type { Random } from '../../random';
import type { Wish } from '../search/choices';
import type { Clock } from '../model/clock';
import { runSearch } from '../search/run-search';
import type { Grid } from '../model/grid';
import type { Wishes } from './history';
import { prepareModel } from '../model/search-model';

/** Steps of complete search for one map without repeated pairs. */
const stepsForMap = 4000;
/** When new neighbours are left for at most so many maps, the search looks ahead. */
const fewMapsLeft = 4;
/** Steps for looking ahead in all, steps for each next map, and how many next maps are looked for. */
const stepsAhead = 20_000;
const stepsForNext = 1500;
const mapsAhead = 3;

/**
 * Looks for a map without repeated pairs by complete search with a step limit; undefined if there is none or none was
 * found. When few new neighbours are left, it prefers a map after which other maps without repeats are possible.
 */
export function* findMapOfNewNeighbours(
  problem: SeatingProblem,
  grid: Grid,
  wishes: Wishes,
  random: Random,
  clock: Clock,
  wish: Wish | undefined,
): Generator<void, Int32Array | undefined> {
  const { pupils, conditions, locked = {} } = problem;
  const search = (formerNeighbours: number[][], steps: number) =>
    runSearch(
      prepareModel(grid, pupils, conditions, locked, formerNeighbours),
      random,
      clock,
      steps,
      wish,
    );
  const formerNeighbours = findFormerNeighbours(wishes, pupils.length);
  let found: Int32Array | undefined;
  let longest = -1;
  for (let steps = 0; steps < stepsAhead && !clock.isOver();) {
    const decision = yield* search(formerNeighbours, stepsForMap);
    steps += decision.steps;
    if (decision.state !== 'possible') break;
    let next = withNeighbours(formerNeighbours, decision.deskOf, grid, wishes);
    const hoped = isScarce(next, grid) ? Math.min(mapsAhead, mapsLeft(next, grid)) : 0;
    let length = 0;
    for (; length < hoped; length += 1) {
      const after = yield* search(next, stepsForNext);
      steps += after.steps;
      if (after.state !== 'possible') break;
      next = withNeighbours(next, after.deskOf, grid, wishes);
    }
    if (length > longest) {
      longest = length;
      found = decision.deskOf;
    }
    if (length === hoped) break;
  }
  return found;
}

/** For each pupil their former neighbours, except those whom a condition puts together. */
function findFormerNeighbours({ pair }: Wishes, pupils: number): number[][] {
  return Array.from({ length: pupils }, (_, a) =>
    Array.from({ length: pupils }, (_, b) => b).filter((b) => pair[a * pupils + b]! > 0),
  );
}

function withNeighbours(
  formerNeighbours: number[][],
  deskOf: Int32Array,
  grid: Grid,
  { wanted }: Wishes,
): number[][] {
  const pupilAt = new Int32Array(grid.size).fill(-1);
  deskOf.forEach((desk, pupil) => (pupilAt[desk] = pupil));
  return formerNeighbours.map((others, pupil) => {
    const near = Array.from(grid.nearList[deskOf[pupil]!]!, (desk) => pupilAt[desk]!);
    const added = near.filter((other) => other >= 0 && !wanted.has(pupil * deskOf.length + other));
    return [...new Set([...others, ...added])];
  });
}

function isScarce(formerNeighbours: number[][], grid: Grid): boolean {
  return mapsLeft(formerNeighbours, grid) <= fewMapsLeft;
}

/** Upper bound for the number of maps without repeats, from the number of new pairs. */
function mapsLeft(formerNeighbours: number[][], grid: Grid): number {
  const met = formerNeighbours.reduce((sum, others) => sum + others.length, 0);
  const left = formerNeighbours.length * (formerNeighbours.length - 1) - met;
  const used = grid.nearList.reduce((sum, near) => sum + near.length, 0);
  return Math.floor(left / Math.max(1, used));
}
