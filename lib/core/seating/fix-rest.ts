import type { SeatingProblem } from './problem';
import { mendInSteps, type MapInHand, type MendResult } from './mend';
import type { PupilId, Seating } from '../conditions/condition';
import { runToEnd, type SolveOptions, type SolveProgress } from './solve';

export type FixRestAnswer =
  | {
      status: 'fixed';
      seats: Seating;
      /** Pupils who had a desk and have another one now, in the order of the problem. */
      moved: PupilId[];
      /** Whether it is proved that no map that keeps these conditions moves fewer. */
      movedProved: boolean;
      /** Indices of the conditions that the map breaks, ascending. */
      broken: number[];
    }
  /** No map was found in time, or there are more pupils than desks. */
  | { status: 'unknown' };

/**
 * Mends a map around those who stay (`hand.keep` and the locked), with the fewest moves of the others. Where they
 * themselves stand against hard conditions, it gives up a smallest set of these and keeps all others. Throws as `mend` does.
 */
export function fixRest(
  problem: SeatingProblem,
  hand: MapInHand,
  options: SolveOptions,
): FixRestAnswer {
  return runToEnd(fixRestInSteps(problem, hand, options), options);
}

/** As `fixRest`, but yields its progress every few milliseconds, so that other work can use the thread. */
export function* fixRestInSteps(
  problem: SeatingProblem,
  hand: MapInHand,
  options: SolveOptions,
): Generator<SolveProgress, FixRestAnswer> {
  const first = yield* mendInSteps(problem, hand, options);
  if (first.status !== 'impossible') return toAnswer(first, []);
  const { conditions } = problem;
  const hard = [...conditions.keys()].filter((index) => !conditions[index]!.wish);
  const asWishes = hard.map((index) => ({ ...conditions[index]!, wish: true }));
  const eased = yield* mendInSteps({ ...problem, conditions: asWishes }, hand, options);
  if (eased.status !== 'seated') return { status: 'unknown' };
  const given = eased.brokenWishes.map((index) => hard[index]!);
  const left = [...conditions.keys()].filter((index) => !given.includes(index));
  const rest = { ...problem, conditions: left.map((index) => conditions[index]!) };
  const last = yield* mendInSteps(rest, hand, options);
  return toAnswer(last, given, left);
}

/** `left`: for each condition of the result the index in the problem; the same without it. */
function toAnswer(result: MendResult, given: number[], left?: number[]): FixRestAnswer {
  if (result.status !== 'seated') return { status: 'unknown' };
  const { seats, moved, movedProved, brokenWishes } = result;
  const broken = [...given, ...brokenWishes.map((index) => left?.[index] ?? index)];
  return { status: 'fixed', seats, moved, movedProved, broken: broken.sort((a, b) => a - b) };
}
