import type { PupilId, Seating } from '@/lib/core/conditions/condition';
import type { SeatingProblem } from '../problem';
import { runToEnd, type SolveOptions, type SolveProgress } from '../solve';
import { conditionReasons } from './condition-reasons';
import { findElsewhere } from './elsewhere';
import { historyReasons } from './history-reasons';
import type { WhyAnswer, WhyReason } from './reason';

export interface WhyQuestion {
  seats: Seating;
  pupil: PupilId;
  movedByHand?: PupilId[];
}

/**
 * Explains why a pupil sits at a desk: locked desk, moves by hand, conditions, earlier maps, and desks where the pupil
 * could sit instead. Throws InvalidProblemError for malformed input.
 */
export function why(
  problem: SeatingProblem,
  question: WhyQuestion,
  options: SolveOptions,
): WhyAnswer {
  return runToEnd(whyInSteps(problem, question, options), options);
}

/** Explains a pupil's desk, and yields progress every few milliseconds. */
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
