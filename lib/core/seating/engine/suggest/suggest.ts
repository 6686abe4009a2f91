import type { SeatingProblem } from '@/lib/core/seating/problem';
import type { Random } from '../../random';
import { annealPairs, annealPlaces, type Annealing } from '../improve/anneal';
import { noHistoryCosts, toHistoryCosts, type HistoryCosts } from '../improve/history-costs';
import { moveNearer, toNearCosts } from '../improve/move-nearer';
import { Placement } from '../improve/placement';
import { findTableMoves } from '../improve/table-moves';
import type { Clock } from '../model/clock';
import type { Grid } from '../model/grid';
import { prepareModel } from '../model/search-model';
import { fillDesks } from '../search/fill-desks';
import { runSearch } from '../search/run-search';
import { findOtherMap, isAmong } from './other-map';

const stepsForMap = 4000;
const pairMovesPerPupil = 1500;
const placeMovesPerPupil = 1000;
const sharedCost = 64;
const historyFactor = 32;
const historyRound = [60 * historyFactor, 3] as const;
const sharedRound = [60, 2.5] as const;
const calmRound = [25, 1.6] as const;

/**
 * Returns up to `count` different seating maps that satisfy all conditions; the first map is `first`. Example: if
 * `first` repeats 3 neighbour pairs from earlier maps of the class, every returned map repeats at most 3. Any two
 * returned maps have few neighbour pairs in common.
 */
export function* suggestMaps(
  problem: SeatingProblem,
  grid: Grid,
  first: Int32Array,
  count: number,
  random: Random,
  clock: Clock,
): Generator<void, Int32Array[]> {
  const { pupils, conditions, locked = {} } = problem;
  const maps = [first];
  const base = toHistoryCosts(problem, grid) ?? noHistoryCosts(problem, grid);
  const everyPupil = pupils.map((): number[] => []);
  const model = prepareModel(grid, pupils, conditions, locked, everyPupil);
  const countRepeats = (deskByPupil: Int32Array) =>
    new Placement(model, base, Int32Array.from(deskByPupil)).countRepeatedPairs();
  const mostRepeats = countRepeats(first);
  const tableMoves = findTableMoves(model);
  const near = toNearCosts(problem, grid);
  const hasHistory = base.pair.some((cost) => cost > 0);
  const rounds = hasHistory ? [historyRound, sharedRound] : [sharedRound];

  function* anneal(
    costs: HistoryCosts,
    start: Int32Array,
    rounds: (readonly [number, number])[],
  ): Generator<void, Int32Array> {
    const placement = new Placement(model, costs, Int32Array.from(start));
    const work: Annealing = { placement, random, clock, assertScores: false };
    for (const [hot, folds] of rounds) {
      yield* annealPairs(work, pairMovesPerPupil * pupils.length, hot, folds);
    }
    if (problem.history?.length) {
      yield* annealPlaces(work, tableMoves, placeMovesPerPupil * pupils.length);
    }
    // With the penalties `base`, moveNearer may repeat neighbour pairs of the maps already suggested; `costs` would
    // penalise these pairs. Both penalise neighbour pairs from earlier maps of the class.
    const settled = new Placement(model, base, placement.deskByPupil);
    moveNearer(settled, tableMoves, near);
    return settled.deskByPupil;
  }

  function* findStart(costs: HistoryCosts): Generator<void, Int32Array | undefined> {
    const avoided = pupils.map((_, a) =>
      [...pupils.keys()].filter((b) => costs.pair[a * pupils.length + b]! > 0),
    );
    for (const formerNeighbours of [avoided, undefined]) {
      const attempt = prepareModel(grid, pupils, conditions, locked, formerNeighbours);
      const decision = yield* runSearch(attempt, random, clock, stepsForMap);
      if (decision.state === 'possible') return fillDesks(attempt, decision.deskByPupil, random);
    }
    return undefined;
  }

  while (maps.length < count && !clock.isOver()) {
    const costs = withShared(base, maps, grid);
    const start = yield* findStart(costs);
    let next = start && (yield* anneal(costs, start, rounds));
    // Starting from `first`, the temperature of `calmRound` is too low to accept additional neighbour pairs from
    // earlier maps of the class.
    if (!next || countRepeats(next) > mostRepeats) next = yield* anneal(costs, first, [calmRound]);
    if (isAmong(maps, next)) {
      const other = yield* findOtherMap(model, maps, countRepeats, mostRepeats, random, clock);
      if (!other) break;
      next = other;
    }
    maps.push(next);
  }
  return maps;
}

function withShared(base: HistoryCosts, maps: Int32Array[], grid: Grid): HistoryCosts {
  const pair = base.pair.map((cost) => cost * historyFactor);
  for (const deskByPupil of maps) {
    const pupilByDesk = new Map(Array.from(deskByPupil, (desk, pupil) => [desk, pupil]));
    deskByPupil.forEach((desk, pupil) => {
      for (const near of grid.nearList[desk]!) {
        const other = pupilByDesk.get(near);
        const place = pupil * deskByPupil.length + (other ?? 0);
        if (other !== undefined && !base.wanted.has(place)) pair[place]! += sharedCost;
      }
    });
  }
  return { ...base, pair };
}
