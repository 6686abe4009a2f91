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

/** Seating map that a teacher changed by hand. The map may break conditions. */
export interface MapDocument {
  /** Pupil → desk on the changed seating map. A pupil who has no desk yet is missing. */
  seats: Seating;
  /**
   * Pupils who must stay at their desks when a seating map is mended. Each of these pupils must have a desk in `seats`.
   */
  keep: PupilId[];
}

export type MendResult =
  | (Extract<SolveResult, { status: 'seated' }> & {
      moved: PupilId[];
      /**
       * Whether it is proved that `moved` is as short as possible: every seating map that satisfies the conditions
       * satisfied by `seats` moves at least as many pupils.
       */
      movedProved: boolean;
    })
  | Exclude<SolveResult, { status: 'seated' }>;

/**
 * Changes a seating map to satisfy all hard conditions, break as few other conditions as possible and move as few
 * pupils as possible. Returns one map, even if the options ask for several. Throws InvalidProblemError, or RangeError
 * if a pupil in `keep` has no desk.
 */
export function mend(
  problem: SeatingProblem,
  edited: MapDocument,
  options: SolveOptions,
): MendResult {
  return runToEnd(mendInSteps(problem, edited, options), options);
}

/** Changes a hand-edited seating map to satisfy all hard conditions, and yields progress every few milliseconds. */
export function* mendInSteps(
  problem: SeatingProblem,
  edited: MapDocument,
  options: SolveOptions,
): Generator<SolveProgress, MendResult> {
  const locked = { ...problem.locked, ...kept(edited) };
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
    edited.seats,
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
      Object.hasOwn(edited.seats, pupil) &&
      deskKey(edited.seats[pupil]!) !== deskKey(seats[pupil]!),
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
