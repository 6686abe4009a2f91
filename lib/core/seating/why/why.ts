import type { PupilId, Seating } from '@/lib/core/conditions/condition';
import type { SeatingProblem } from '../problem';
import { runToEnd, type SolveOptions, type SolveProgress } from '../solve';
import { conditionReasons } from './condition-reasons';
import { findElsewhere } from './elsewhere';
import { historyReasons } from './history-reasons';
import type { WhyAnswer, WhyReason } from './reason';

/** A question about a pupil's desk on a map. */
export interface WhyQuestion {
  seats: Seating;
  pupil: PupilId;
  /** Pupils whom the teacher moved to their desks. */
  movedByHand?: PupilId[];
}

/**
 * Explains why a pupil has this desk: locks and moves by hand, the conditions about the pupil, the history, and the
 * other desks at which all conditions that the map satisfies could be satisfied too. Each reason is true by itself,
 * whether or not the engine decided by it. Throws InvalidProblemError as `solve` does.
 */
export function why(
  problem: SeatingProblem,
  question: WhyQuestion,
  options: SolveOptions,
): WhyAnswer {
  return runToEnd(whyInSteps(problem, question, options), options);
}

/** Like `why`, but yields its progress every few milliseconds, so that other work can use the thread. */
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
