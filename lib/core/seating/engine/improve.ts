import type { SeatingProblem } from '../condition';
import type { Random } from '../random';
import { annealPairs, annealPlaces, type Annealing } from './anneal';
import type { Clock } from './clock';
import { readWishes } from './history';
import type { Grid } from './grid';
import { prepareModel } from './model';
import { Placement } from './placement';
import { findTableMoves } from './tables';
import { findUnseen } from './unseen';

/** Annealing moves for each pupil, in each round and for the places. */
const PAIR_MOVES = 3000;
const PLACE_MOVES = 2000;
const MOST_MOVES = 2_000_000;
/** Rounds of annealing the pairs: the first from hot, the others from warm. */
const ROUNDS = 4;
/** How hot a round starts, in units of pair cost (a repeated pair costs 64 to 128), and how many folds it cools down. */
const HOT = [60, 2.5] as const;
const WARM = [25, 1.6] as const;

export interface ImproveOptions {
  /** Goes on until the clock is over, even where the same seed then gives different maps on different machines. */
  keepGoing: boolean;
  /** See `Annealing`. */
  assertScores: boolean;
}

/**
 * Makes a map that keeps all conditions one that also remembers earlier maps: first fewest repeated pairs, then turns in
 * front and at the back, then other desks than last time. A complete search looks for a map without any repeated pair;
 * where it finds none soon, annealing makes them few. The work is counted in moves, not in time, so that the same seed
 * gives the same map on every machine unless the clock cuts in. Yields the number of repeated pairs so far.
 */
export function* improve(
  problem: SeatingProblem,
  grid: Grid,
  deskOf: Int32Array,
  random: Random,
  clock: Clock,
  { keepGoing, assertScores }: ImproveOptions,
): Generator<number, Int32Array> {
  const wishes = readWishes(problem, grid);
  if (!wishes) return deskOf;
  const { pupils, conditions, locked = {} } = problem;
  const model = prepareModel(
    grid,
    pupils,
    conditions,
    locked,
    pupils.map(() => []),
  );
  const work: Annealing = {
    placement: new Placement(model, wishes, Int32Array.from(deskOf)),
    random,
    clock,
    assertScores,
  };
  const tableMoves = findTableMoves(grid);
  if (work.placement.pairCost > 0) {
    const { zone, zoneOf } = wishes;
    const wish = (pupil: number, desk: number) =>
      pupil < pupils.length ? zone[pupil * 3 + zoneOf[desk]!]! : 0;
    const isRigid = tableMoves.length < pupils.length;
    const search = findUnseen(problem, grid, wishes, random, clock, isRigid ? wish : undefined);
    const unseen = yield* telling(work, search);
    if (unseen) work.placement = new Placement(model, wishes, unseen);
  }
  const scale = (moves: number) => Math.min(MOST_MOVES, moves * pupils.length);
  for (
    let round = 0;
    round < ROUNDS && work.placement.pairCost > 0 && !clock.isOver();
    round += 1
  ) {
    const [hot, folds] = round === 0 ? HOT : WARM;
    yield* telling(work, annealPairs(work, scale(PAIR_MOVES), hot, folds));
  }
  yield* telling(work, annealPlaces(work, tableMoves, scale(PLACE_MOVES)));
  while (keepGoing && !clock.isOver()) {
    yield work.placement.countRepeatedPairs();
    yield* telling(work, annealPairs(work, scale(PAIR_MOVES), ...WARM));
    yield* telling(work, annealPlaces(work, tableMoves, scale(PLACE_MOVES)));
  }
  return work.placement.deskOf;
}

function* telling<T>(work: Annealing, steps: Generator<void, T>): Generator<number, T> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    yield work.placement.countRepeatedPairs();
  }
}
