import type { PupilId, Seating } from '@/lib/core/conditions/condition';
import type { SeatingProblem } from './problem';
import { startClock } from './engine/model/clock';
import { prepareGrid, toSeating } from './engine/model/grid';
import { findFewestMoves } from './engine/mend/fewest-moves';
import { heldConditions } from './held-wishes';
import { seededRandom } from './random';
import { deskKey } from '../rooms/room';
import {
  checkedResult,
  inPhase,
  runToEnd,
  solveInSteps,
  type SolveOptions,
  type SolveProgress,
  type SolveResult,
} from './solve';

/** A map that was changed by hand, and may break conditions. */
export interface MapDocument {
  /** The desk of each pupil; pupils of the problem without an entry have no desk yet. */
  seats: Seating;
  /** Pupils who do not move, whatever the conditions; each has a desk in `seats`. */
  keep: PupilId[];
}

export type MendResult =
  | (Extract<SolveResult, { status: 'seated' }> & {
      /** Pupils whose desk has changed, in the order of the problem. */
      moved: PupilId[];
      /** Whether it is proved that no map that satisfies these conditions moves fewer pupils. */
      movedProved: boolean;
    })
  | Exclude<SolveResult, { status: 'seated' }>;

/**
 * Mends a map: satisfies all hard conditions, breaks as few wishes as possible, does not move the pupils of `keep`, and
 * moves the fewest others. Takes the options of `solve` except `suggestions`, which is ignored, and otherwise works
 * like `solve`. Of the history only repeated pairs are counted. Throws InvalidProblemError, and a RangeError if `keep`
 * names a pupil without a desk. The map is checked like those of `solve`.
 */
export function mend(
  problem: SeatingProblem,
  hand: MapDocument,
  options: SolveOptions,
): MendResult {
  return runToEnd(mendInSteps(problem, hand, options), options);
}

/** Like `mend`, but yields its progress every few milliseconds, so that other work can use the thread. */
export function* mendInSteps(
  problem: SeatingProblem,
  hand: MapDocument,
  options: SolveOptions,
): Generator<SolveProgress, MendResult> {
  const locked = { ...problem.locked, ...kept(hand) };
  const given = { ...problem, locked, history: [] };
  const clock = startClock(options.now, options.timeLimitMs, options.shouldStop);
  const solved = yield* solveInSteps(given, { ...options, suggestions: 1 });
  if (solved.status !== 'seated') return solved;
  const { brokenWishes } = solved;
  const conditions = heldConditions(problem.conditions, brokenWishes, solved.seats);
  const grid = prepareGrid(problem.room);
  const search = findFewestMoves(
    { ...given, conditions },
    grid,
    hand.seats,
    seededRandom(options.seed),
    clock,
  );
  const found = yield* inPhase('searching', clock, search);
  const seats = found ? toSeating(grid, problem.pupils, found.deskByPupil) : solved.seats;
  const wishes = { isProved: solved.wishesProved, clashes: solved.wishClashes };
  const checked = checkedResult({ ...problem, locked }, [seats], wishes);
  if (checked.status !== 'seated') return checked;
  const moved = problem.pupils.filter(
    (pupil) =>
      Object.hasOwn(hand.seats, pupil) && deskKey(hand.seats[pupil]!) !== deskKey(seats[pupil]!),
  );
  return { ...checked, moved, movedProved: found?.isProved ?? false };
}

function kept({ seats, keep }: MapDocument): Seating {
  return Object.fromEntries(
    keep.map((pupil) => {
      const desk = Object.hasOwn(seats, pupil) ? seats[pupil] : undefined;
      if (!desk) throw new RangeError(`A pupil to be kept has no desk: ${pupil}`);
      return [pupil, desk];
    }),
  );
}
