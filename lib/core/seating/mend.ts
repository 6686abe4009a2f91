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

/** A map that was changed by hand and may break conditions. */
export interface MapDocument {
  /** Desk of each seated pupil on a changed map; other pupils have no desk yet. */
  seats: Seating;
  /** Pupils who must not move when a map is mended; each of them needs a desk on the map. */
  keep: PupilId[];
}

export type MendResult =
  | (Extract<SolveResult, { status: 'seated' }> & {
      moved: PupilId[];
      /** Whether it is proved that every map that satisfies the same conditions moves at least as many pupils. */
      movedProved: boolean;
    })
  | Exclude<SolveResult, { status: 'seated' }>;

/**
 * Changes a map to satisfy all hard conditions, break the fewest wishes and move the fewest pupils. Returns one map
 * only, even if the options ask for several. Throws InvalidProblemError, or RangeError if a pupil who must not move has
 * no desk.
 */
export function mend(
  problem: SeatingProblem,
  edited: MapDocument,
  options: SolveOptions,
): MendResult {
  return runToEnd(mendInSteps(problem, edited, options), options);
}

/** Mends a map that was changed by hand, and yields progress every few milliseconds. */
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
