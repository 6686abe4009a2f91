import type { SeatingProblem } from '@/lib/core/seating/problem';
import type { Random } from '../../random';
import { annealPairs, annealPlaces, type Annealing } from './anneal';
import type { Clock } from '../model/clock';
import { noHistoryCosts, placeKinds, toHistoryCosts } from './history-costs';
import type { Grid } from '../model/grid';
import { prepareModel } from '../model/search-model';
import { Placement } from './placement';
import { moveNearer, toNearCosts } from './move-nearer';
import { findTableMoves } from './table-moves';
import { findMapOfNewNeighbours } from './new-neighbours';

const pairMovesPerPupil = 3000;
const placeMovesPerPupil = 3000;
const maxMoves = 2_000_000;
const pairRounds = 4;
const firstRound = [60, 2.5] as const;
const laterRounds = [25, 1.6] as const;

export interface ImproveOptions {
  /** Whether the engine improves a map until the time limit. If true, the same seed may give different maps. */
  keepGoing: boolean;
  assertScores: boolean;
}

/**
 * Improves a seating map without breaking conditions: first fewer repeats (two pupils who are neighbours again), then
 * even shares of front, back and edge seats, then fewer pupils at the same desk as on the last map. Yields the number
 * of repeats of the current map. The same seed gives the same map if the time limit is not reached.
 */
export function* improve(
  problem: SeatingProblem,
  grid: Grid,
  deskByPupil: Int32Array,
  random: Random,
  clock: Clock,
  { keepGoing, assertScores }: ImproveOptions,
): Generator<number, Int32Array> {
  const ofHistory = toHistoryCosts(problem, grid);
  const near = toNearCosts(problem, grid);
  if (!ofHistory && near.size === 0) return deskByPupil;
  const costs = ofHistory ?? noHistoryCosts(problem, grid);
  const { pupils, conditions, locked = {} } = problem;
  const model = prepareModel(
    grid,
    pupils,
    conditions,
    locked,
    pupils.map(() => []),
  );
  const work: Annealing = {
    placement: new Placement(model, costs, Int32Array.from(deskByPupil)),
    random,
    clock,
    assertScores,
  };
  const tableMoves = findTableMoves(model);
  let keepPairs = false;
  if (work.placement.pairCost > 0) {
    const { place, placeByDesk } = costs;
    const deskCost = (pupil: number, desk: number) =>
      pupil < pupils.length ? place[pupil * placeKinds + placeByDesk[desk]!]! : 0;
    const isRigid = tableMoves.length < pupils.length;
    const search = findMapOfNewNeighbours(
      problem,
      grid,
      costs,
      random,
      clock,
      isRigid ? deskCost : undefined,
    );
    const newNeighboursMap = yield* withRepeatedPairs(work, search);
    if (newNeighboursMap) {
      work.placement = new Placement(model, costs, newNeighboursMap.deskByPupil);
      keepPairs = newNeighboursMap.isAhead && !isRigid;
    }
  }
  const scale = (moves: number) => Math.min(maxMoves, moves * pupils.length);
  for (
    let round = 0;
    round < pairRounds && work.placement.pairCost > 0 && !clock.isOver();
    round += 1
  ) {
    const [startTemperature, coolingFactors] = round === 0 ? firstRound : laterRounds;
    yield* withRepeatedPairs(
      work,
      annealPairs(work, scale(pairMovesPerPupil), startTemperature, coolingFactors),
    );
  }
  if (ofHistory) {
    yield* withRepeatedPairs(
      work,
      annealPlaces(work, tableMoves, scale(placeMovesPerPupil), keepPairs),
    );
  }
  while (ofHistory && keepGoing && !clock.isOver()) {
    yield work.placement.countRepeatedPairs();
    yield* withRepeatedPairs(work, annealPairs(work, scale(pairMovesPerPupil), ...laterRounds));
    yield* withRepeatedPairs(
      work,
      annealPlaces(work, tableMoves, scale(placeMovesPerPupil), keepPairs),
    );
  }
  moveNearer(work.placement, tableMoves, near);
  return work.placement.deskByPupil;
}

function* withRepeatedPairs<T>(work: Annealing, steps: Generator<void, T>): Generator<number, T> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    yield work.placement.countRepeatedPairs();
  }
}
