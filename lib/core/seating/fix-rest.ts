import type { ConditionId, PupilId, Seating } from '@/lib/core/conditions/condition';
import type { SeatingProblem } from './problem';
import { mendInSteps, type MapDocument, type MendResult } from './mend';
import { runToEnd, type SolveOptions, type SolveProgress } from './solve';

export type FixRestAnswer =
  | {
      status: 'fixed';
      seats: Seating;
      /** Pupils who had a desk and have another one now, in the order of the problem. */
      moved: PupilId[];
      /** Whether it is proved that no map that keeps these conditions moves fewer. */
      movedProved: boolean;
      /** The ids of the conditions that the map breaks, in the order of the problem. */
      broken: ConditionId[];
    }
  /** No map was found in time, or there are more pupils than desks. */
  | { status: 'unknown' };

/**
 * Mends a map around those who stay (`hand.keep` and the locked), with the fewest moves of the others. Where they
 * themselves stand against hard conditions, it gives up a smallest set of these and keeps all others. Throws as `mend` does.
 */
export function fixRest(
  problem: SeatingProblem,
  hand: MapDocument,
  options: SolveOptions,
): FixRestAnswer {
  return runToEnd(fixRestInSteps(problem, hand, options), options);
}

/** As `fixRest`, but yields its progress every few milliseconds, so that other work can use the thread. */
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

/** `given`: the ids of the conditions that were given up. */
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
