import type { SeatingProblem } from '../condition';
import type { Random } from '../random';
import { deskKey } from '../room';
import { startClock, type Clock } from './clock';
import { decide, stepsInSlice } from './decide';
import { fillDesks } from './fill';
import type { Grid } from './grid';
import { prepareModel } from './model';
import { repair } from './repair';
import { Violations } from './violations';

/** The desk of each pupil: in a map that keeps every condition, or, for `unknown`, in the best one found. */
export type Outcome =
  | { state: 'possible'; deskOf: Int32Array }
  | { state: 'impossible'; troublemakers: number[] }
  | { state: 'unknown'; deskOf: Int32Array };

/**
 * Complete search before the first round of repair: so many slices, and so many steps for each pupil, enough for a few
 * descents. Each next round comes after twice as much.
 */
const FIRST_SLICES = 16;
const FIRST_STEPS = 3;
const MOVES_FOR_EACH_PUPIL = 400;
const MOST_MOVES = 200_000;
/** Moves made after the time is over, if nothing has been repaired before: a few milliseconds. */
const LAST_MOVES = 4000;

/**
 * Looks for a map that keeps every condition. Complete search does the work; from time to time a round of repair tries
 * its luck on a map that breaks some, which also provides the best map found where time runs out. `assertScores`: see
 * `repair`.
 */
export function* seek(
  problem: SeatingProblem,
  grid: Grid,
  random: Random,
  clock: Clock,
  assertScores = false,
): Generator<void, Outcome> {
  const { pupils, conditions, locked = {} } = problem;
  const model = prepareModel(grid, pupils, conditions, locked);
  const search = decide(model, random, clock);
  const firstRound = FIRST_SLICES + Math.ceil((FIRST_STEPS * model.seekers) / stepsInSlice(model));
  let best: { deskOf: Int32Array; total: number } | undefined;

  function* repairRound(moves: number, until: Clock): Generator<void, boolean> {
    const start = best?.deskOf ?? lockedFirst(problem, grid, random);
    const violations = new Violations(grid, pupils, conditions, locked, Int32Array.from(start));
    const repaired = yield* repair(violations, moves, random, until, assertScores);
    if (!best || repaired.total < best.total) best = repaired;
    return best.total === 0;
  }

  for (let slice = 1, round = 0; ; slice += 1) {
    const step = search.next();
    if (step.done) {
      if (step.value.state === 'possible') {
        return { state: 'possible', deskOf: fillDesks(model, step.value.deskOf, random) };
      }
      if (step.value.state === 'impossible') return step.value;
      break;
    }
    yield;
    if (slice !== firstRound * 2 ** round) continue;
    round += 1;
    const moves = Math.min(MOST_MOVES, MOVES_FOR_EACH_PUPIL * pupils.length * round);
    if (yield* repairRound(moves, clock)) break;
  }
  if (!best)
    yield* repairRound(
      LAST_MOVES,
      startClock(() => 0, Infinity),
    );
  return { state: best!.total === 0 ? 'possible' : 'unknown', deskOf: best!.deskOf };
}

/** Any map that keeps the locks. */
function lockedFirst(problem: SeatingProblem, grid: Grid, random: Random): Int32Array {
  const { pupils, locked = {} } = problem;
  const model = prepareModel(grid, pupils, [], locked);
  const desks = model.bound.map((pupil) => {
    return grid.numberOf.get(deskKey(locked[pupils[pupil]!]!))!;
  });
  return fillDesks(model, Int32Array.from(desks), random);
}
