import type { ConditionId, PupilId, Seating } from '@/lib/core/conditions/condition';
import type { SeatingProblem } from './problem';
import { mendInSteps, type MapDocument, type MendResult } from './mend';
import { runToEnd, type SolveOptions, type SolveProgress } from './solve';

export type FixRestAnswer =
  | {
      status: 'fixed';
      seats: Seating;
      moved: PupilId[];
      /** Whether the number of moved pupils is proved to be the smallest possible. */
      movedProved: boolean;
      broken: ConditionId[];
    }
  | { status: 'unknown' };

/**
 * Mends a seating map with the fewest moves of pupils; pupils whom the teacher locked or moved by hand keep their
 * desks. If no map satisfies all hard conditions with these desks, drops as few hard conditions as possible. Throws
 * InvalidProblemError, or RangeError if a pupil who must keep a desk has none.
 */
export function fixRest(
  problem: SeatingProblem,
  edited: MapDocument,
  options: SolveOptions,
): FixRestAnswer {
  return runToEnd(fixRestInSteps(problem, edited, options), options);
}

/** Mends a seating map like `fixRest`, but in steps: yields progress every few milliseconds. */
export function* fixRestInSteps(
  problem: SeatingProblem,
  edited: MapDocument,
  options: SolveOptions,
): Generator<SolveProgress, FixRestAnswer> {
  const end = options.now() + options.timeLimitMs;
  const mendRest = (rest: SeatingProblem) =>
    mendInSteps(rest, edited, { ...options, timeLimitMs: Math.max(0, end - options.now()) });
  const first = yield* mendRest(problem);
  if (first.status !== 'impossible') return toAnswer(problem, first, []);
  const { conditions } = problem;
  const asWishes = conditions.flatMap((one) => (one.wish ? [] : [{ ...one, wish: true }]));
  const eased = yield* mendRest({ ...problem, conditions: asWishes });
  if (eased.status !== 'seated') return { status: 'unknown' };
  const given = eased.brokenWishes;
  const rest = { ...problem, conditions: conditions.filter(({ id }) => !given.includes(id)) };
  return toAnswer(problem, yield* mendRest(rest), given);
}

function toAnswer(
  { conditions }: SeatingProblem,
  result: MendResult,
  given: ConditionId[],
): FixRestAnswer {
  if (result.status !== 'seated') return { status: 'unknown' };
  const { seats, moved, movedProved, brokenWishes } = result;
  const isBroken = new Set([...given, ...brokenWishes]);
  const broken = conditions.flatMap(({ id }) => (isBroken.has(id) ? [id] : []));
  return { status: 'fixed', seats, moved, movedProved, broken };
}
