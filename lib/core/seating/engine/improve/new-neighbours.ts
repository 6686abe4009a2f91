import type { SeatingProblem } from '@/lib/core/seating/problem';
import type { Random } from '../../random';
import type { DeskCost } from '../search/choices';
import type { Clock } from '../model/clock';
import { runSearch } from '../search/run-search';
import type { Grid } from '../model/grid';
import type { HistoryCosts } from './history-costs';
import { prepareModel } from '../model/search-model';

const stepsForMap = 4000;
const fewMapsLeft = 4;
const stepsAhead = 20_000;
const stepsForNext = 1500;
const mapsAhead = 3;

/**
 * Searches for a map without repeats (two pupils who are neighbours again); undefined if no map is found within the
 * step limit. When few pairs of pupils are still new, prefers a map after which further maps without repeats are
 * possible.
 */
export function* findMapOfNewNeighbours(
  problem: SeatingProblem,
  grid: Grid,
  costs: HistoryCosts,
  random: Random,
  clock: Clock,
  deskCost: DeskCost | undefined,
): Generator<void, { deskByPupil: Int32Array; isAhead: boolean } | undefined> {
  const { pupils, conditions, locked = {} } = problem;
  const search = (formerNeighbours: number[][], steps: number) =>
    runSearch(
      prepareModel(grid, pupils, conditions, locked, formerNeighbours),
      random,
      clock,
      steps,
      deskCost,
    );
  const formerNeighbours = findFormerNeighbours(costs, pupils.length);
  let found: Int32Array | undefined;
  let mostMapsAhead = -1;
  for (let steps = 0; steps < stepsAhead && !clock.isOver();) {
    const decision = yield* search(formerNeighbours, stepsForMap);
    steps += decision.steps;
    if (decision.state !== 'possible') break;
    let next = addNeighbours(formerNeighbours, decision.deskByPupil, grid, costs);
    const wantedMaps = isScarce(next, grid) ? Math.min(mapsAhead, mapsLeft(next, grid)) : 0;
    let length = 0;
    for (; length < wantedMaps; length += 1) {
      const after = yield* search(next, stepsForNext);
      steps += after.steps;
      if (after.state !== 'possible') break;
      next = addNeighbours(next, after.deskByPupil, grid, costs);
    }
    if (length > mostMapsAhead) {
      mostMapsAhead = length;
      found = decision.deskByPupil;
    }
    if (length === wantedMaps) break;
  }
  return found && { deskByPupil: found, isAhead: mostMapsAhead > 0 };
}

function findFormerNeighbours({ pair }: HistoryCosts, pupils: number): number[][] {
  return Array.from({ length: pupils }, (_, a) =>
    Array.from({ length: pupils }, (_, b) => b).filter((b) => pair[a * pupils + b]! > 0),
  );
}

function addNeighbours(
  formerNeighbours: number[][],
  deskByPupil: Int32Array,
  grid: Grid,
  { wanted }: HistoryCosts,
): number[][] {
  const pupilByDesk = new Int32Array(grid.size).fill(-1);
  deskByPupil.forEach((desk, pupil) => (pupilByDesk[desk] = pupil));
  return formerNeighbours.map((others, pupil) => {
    const near = Array.from(grid.nearList[deskByPupil[pupil]!]!, (desk) => pupilByDesk[desk]!);
    const added = near.filter(
      (other) => other >= 0 && !wanted.has(pupil * deskByPupil.length + other),
    );
    return [...new Set([...others, ...added])];
  });
}

function isScarce(formerNeighbours: number[][], grid: Grid): boolean {
  return mapsLeft(formerNeighbours, grid) <= fewMapsLeft;
}

function mapsLeft(formerNeighbours: number[][], grid: Grid): number {
  const knownPairs = formerNeighbours.reduce((sum, others) => sum + others.length, 0);
  const left = formerNeighbours.length * (formerNeighbours.length - 1) - knownPairs;
  const used = grid.nearList.reduce((sum, near) => sum + near.length, 0);
  return Math.floor(left / Math.max(1, used));
}
