import type { PupilId, Seating } from '@/lib/core/conditions/condition';
import type { SeatingProblem } from '../problem';
import { runToEnd, type SolveOptions, type SolveProgress } from '../solve';
import { conditionReasons } from './condition-reasons';
import { findElsewhere } from './elsewhere';
import { historyReasons } from './history-reasons';
import type { WhyAnswer, WhyReason } from './reason';

/** A question on a pupil's desk in a map in hand. */
export interface WhyQuestion {
  seats: Seating;
  pupil: PupilId;
  /** Pupils whom the teacher put where they sit. */
  movedByHand?: PupilId[];
}

/**
 * Says why a pupil sits where they sit: locks and choices by hand, the conditions about the pupil, the history, and at
 * which other desks everything that the map keeps could be kept too. Each reason is true by itself, whether or not the
 * engine decided by it. Throws InvalidProblemError as `solve` does.
 */
export function why(
  problem: SeatingProblem,
  question: WhyQuestion,
  options: SolveOptions,
): WhyAnswer {
  return runToEnd(whyInSteps(problem, question, options), options);
}

/** As `why`, but yields its progress every few milliseconds, so that other work can use the thread. */
export function* whyInSteps(
  problem: SeatingProblem,
  { seats, pupil, movedByHand = [] }: WhyQuestion,
  options: SolveOptions,
): Generator<SolveProgress, WhyAnswer> {
  const reasons: WhyReason[] = [];
  if (Object.hasOwn(problem.locked ?? {}, pupil)) reasons.push({ kind: 'locked' });
  if (movedByHand.includes(pupil)) reasons.push({ kind: 'byHand' });
  reasons.push(...conditionReasons(problem, seats, pupil));
  reasons.push(...historyReasons(problem, seats, pupil));
  const elsewhere = yield* findElsewhere(problem, seats, pupil, options);
  return { reasons, elsewhere };
}
