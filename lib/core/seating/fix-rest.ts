import type { ConditionId, PupilId, Seating } from '@/lib/core/conditions/condition';
import type { SeatingProblem } from './problem';
import { mendInSteps, type MapDocument, type MendResult } from './mend';
import { runToEnd, type SolveOptions, type SolveProgress } from './solve';

export type FixRestAnswer =
  | {
      status: 'fixed';
      seats: Seating;
      /** Pupils whose desk has changed, in the order of the problem. */
      moved: PupilId[];
      /** Whether it is proved that no map that satisfies these conditions moves fewer pupils. */
      movedProved: boolean;
      /** The ids of the conditions that the map breaks, in the order of the problem. */
      broken: ConditionId[];
    }
  /** The status when no map was found in time, or when there are more pupils than desks. */
  | { status: 'unknown' };

/**
 * Mends a map around the pupils who stay (`hand.keep` and locked pupils), with the fewest moves of the other pupils. If
 * the pupils who stay make hard conditions impossible, drops a smallest set of these conditions and satisfies the
 * others. Throws as `mend` does.
 */
export function fixRest(
  problem: SeatingProblem,
  hand: MapDocument,
  options: SolveOptions,
): FixRestAnswer {
  return runToEnd(fixRestInSteps(problem, hand, options), options);
}

/** Like `fixRest`, but yields its progress every few milliseconds, so that other work can use the thread. */
export function* fixRestInSteps(
  problem: SeatingProblem,
  hand: MapDocument,
  options: SolveOptions,
): Generator<SolveProgress, FixRestAnswer> {
  const first = yield* mendInSteps(problem, hand, options);
  if (first.status !== 'impossible') return toAnswer(problem, first, []);
  const { conditions } = problem;
  const asWishes = conditions.flatMap((one) => (one.wish ? [] : [{ ...one, wish: true }]));
  const eased = yield* mendInSteps({ ...problem, conditions: asWishes }, hand, options);
  if (eased.status !== 'seated') return { status: 'unknown' };
  const given = eased.brokenWishes;
  const rest = { ...problem, conditions: conditions.filter(({ id }) => !given.includes(id)) };
  return toAnswer(problem, yield* mendInSteps(rest, hand, options), given);
}

/** Converts a result of `mend` to an answer. `given` has the ids of the dropped conditions. */
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
