import type { SeatingProblem } from '../condition';
import type { Random } from '../random';
import type { Wish } from './choices';
import type { Clock } from './clock';
import { decide } from './decide';
import type { Grid } from './grid';
import type { Wishes } from './history';
import { prepareModel } from './model';

/** Steps of complete search spent on one map without any repeated pair. */
const STEPS = 4000;
/** Once a pupil has at most so many times the neighbours of one map left to meet, it matters which are used first. */
const FEW_MAPS_LEFT = 4;
/** Steps spent then on looking for a map after which others without repeats can follow, and how many of those. */
const STEPS_AHEAD = 20_000;
const STEPS_NEXT = 1500;
const MAPS_AHEAD = 3;

/**
 * Looks for a map in which no pair sits together that sat together before, by complete search with a limit; undefined if
 * there is none or none was found. When new neighbours get scarce it looks some maps ahead.
 */
export function* findUnseen(
  problem: SeatingProblem,
  grid: Grid,
  wishes: Wishes,
  random: Random,
  clock: Clock,
  wish: Wish | undefined,
): Generator<void, Int32Array | undefined> {
  const { pupils, conditions, locked = {} } = problem;
  const search = (strangers: number[][], steps: number) =>
    decide(prepareModel(grid, pupils, conditions, locked, strangers), random, clock, steps, wish);
  const strangers = findStrangers(wishes, pupils.length);
  let found: Int32Array | undefined;
  let longest = -1;
  for (let steps = 0; steps < STEPS_AHEAD && !clock.isOver();) {
    const decision = yield* search(strangers, STEPS);
    steps += decision.steps;
    if (decision.state !== 'possible') break;
    let next = withNeighbours(strangers, decision.deskOf, grid, wishes);
    const hoped = isScarce(next, grid) ? Math.min(MAPS_AHEAD, mapsLeft(next, grid)) : 0;
    let length = 0;
    for (; length < hoped; length += 1) {
      const after = yield* search(next, STEPS_NEXT);
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

/** For each pupil those who have been their neighbours, where that is not wanted. */
function findStrangers({ pair }: Wishes, pupils: number): number[][] {
  return Array.from({ length: pupils }, (_, a) =>
    Array.from({ length: pupils }, (_, b) => b).filter((b) => pair[a * pupils + b]! > 0),
  );
}

function withNeighbours(
  strangers: number[][],
  deskOf: Int32Array,
  grid: Grid,
  { wanted }: Wishes,
): number[][] {
  const pupilAt = new Int32Array(grid.size).fill(-1);
  deskOf.forEach((desk, pupil) => (pupilAt[desk] = pupil));
  return strangers.map((others, pupil) => {
    const near = Array.from(grid.nearList[deskOf[pupil]!]!, (desk) => pupilAt[desk]!);
    const added = near.filter((other) => other >= 0 && !wanted.has(pupil * deskOf.length + other));
    return [...new Set([...others, ...added])];
  });
}

function isScarce(strangers: number[][], grid: Grid): boolean {
  return mapsLeft(strangers, grid) <= FEW_MAPS_LEFT;
}

/** How many maps without repeats there can be at most, as far as the number of new pairs goes. */
function mapsLeft(strangers: number[][], grid: Grid): number {
  const met = strangers.reduce((sum, others) => sum + others.length, 0);
  const left = strangers.length * (strangers.length - 1) - met;
  const used = grid.nearList.reduce((sum, near) => sum + near.length, 0);
  return Math.floor(left / Math.max(1, used));
}
