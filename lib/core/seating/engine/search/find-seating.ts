import type { SeatingProblem } from '@/lib/core/seating/problem';
import { findAloneConflict } from '../../alone-conflict';
import type { Random } from '../../random';
import { deskKey } from '@/lib/core/rooms/room';
import { startClock, type Clock } from '../model/clock';
import { runSearch, stepsInSlice } from './run-search';
import { fillDesks } from './fill-desks';
import type { Grid } from '../model/grid';
import { prepareModel } from '../model/search-model';
import { repair } from '../repair/repair';
import { Violations } from '../repair/violations';

/**
 * Result of a search for a seating map. For `possible`, the map satisfies every condition; for `unknown`, the map is
 * the best map found.
 */
export type Outcome =
  | { state: 'possible'; deskByPupil: Int32Array }
  | { state: 'impossible'; conflictPupils: number[] }
  | { state: 'unknown'; deskByPupil: Int32Array };

const firstSlices = 16;
const firstSteps = 3;
const movesPerPupil = 400;
const maxMoves = 200_000;
const lastMoves = 4000;

/**
 * Searches for a seating map that satisfies every condition, by a complete search that alternates with repair by
 * simulated annealing. The repair is sometimes faster than the complete search, and provides the best map when the time
 * is over.
 */
export function* findSeating(
  problem: SeatingProblem,
  grid: Grid,
  random: Random,
  clock: Clock,
  assertScores = false,
): Generator<void, Outcome> {
  const { pupils, conditions, locked = {} } = problem;
  const crowded = findAloneConflict(problem);
  if (crowded) {
    return {
      state: 'impossible',
      conflictPupils: crowded.pupils.map((pupil) => pupils.indexOf(pupil)),
    };
  }
  const model = prepareModel(grid, pupils, conditions, locked);
  const search = runSearch(model, random, clock);
  const firstRound = firstSlices + Math.ceil((firstSteps * model.variables) / stepsInSlice(model));
  let best: { deskByPupil: Int32Array; total: number } | undefined;

  function* repairRound(moves: number, until: Clock): Generator<void, boolean> {
    const start = best?.deskByPupil ?? lockedFirst(problem, grid, random);
    const violations = new Violations(grid, pupils, conditions, locked, Int32Array.from(start));
    const repaired = yield* repair(violations, moves, random, until, assertScores);
    if (!best || repaired.total < best.total) best = repaired;
    return best.total === 0;
  }

  for (let slice = 1, round = 0; ; slice += 1) {
    const step = search.next();
    if (step.done) {
      if (step.value.state === 'possible') {
        return { state: 'possible', deskByPupil: fillDesks(model, step.value.deskByPupil, random) };
      }
      if (step.value.state === 'impossible') return step.value;
      break;
    }
    yield;
    if (slice !== firstRound * 2 ** round) continue;
    round += 1;
    const moves = Math.min(maxMoves, movesPerPupil * pupils.length * round);
    if (yield* repairRound(moves, clock)) break;
  }
  if (!best)
    yield* repairRound(
      lastMoves,
      startClock(() => 0, Infinity),
    );
  return { state: best!.total === 0 ? 'possible' : 'unknown', deskByPupil: best!.deskByPupil };
}

function lockedFirst(problem: SeatingProblem, grid: Grid, random: Random): Int32Array {
  const { pupils, locked = {} } = problem;
  const model = prepareModel(grid, pupils, [], locked);
  const desks = model.bound.map((pupil) => {
    return grid.numberByKey.get(deskKey(locked[pupils[pupil]!]!))!;
  });
  return fillDesks(model, Int32Array.from(desks), random);
}
