import {
  type Condition,
  type ConditionId,
  type PupilId,
  type Seating,
  withoutAbsent,
} from '@/lib/core/conditions/condition';
import type { SeatingProblem } from './problem';
import { countedConditions, keptConditions, supposedId, toHeldProblem, type Clash } from './held';
import { mendInSteps } from './mend';
import type { Desk } from '@/lib/core/rooms/room';
import { runToEnd, type SolveOptions, type SolveProgress } from './solve';

/** A what-if question: a pupil sits beside another pupil or at a desk, or is absent. */
export type Supposition =
  | { kind: 'beside'; pupil: PupilId; other: PupilId }
  | { kind: 'atDesk'; pupil: PupilId; desk: Desk }
  | { kind: 'away'; pupil: PupilId };

export type WhatIfAnswer =
  | {
      status: 'possible';
      /** Map that answers a what-if question and moves the fewest pupils; an absent pupil has no desk. */
      seats: Seating;
      moved: PupilId[];
      /** Whether it is proved that every map that satisfies the same conditions moves at least as many pupils. */
      movedProved: boolean;
      /** Ids of the wishes that the new map breaks although the old map satisfied them. */
      breaks: ConditionId[];
    }
  | { status: 'impossible'; clash: Clash }
  | { status: 'unknown' };

/**
 * Answers a what-if question about a pupil, with the map that moves the fewest pupils or with a clash. The new map
 * satisfies all hard conditions that the old map satisfies, and all hard conditions that name the pupil in question.
 * Only that pupil may leave a locked desk.
 */
export function whatIf(
  problem: SeatingProblem,
  seats: Seating,
  supposed: Supposition,
  options: SolveOptions,
): WhatIfAnswer {
  return runToEnd(whatIfInSteps(problem, seats, supposed, options), options);
}

/** Answers a what-if question, and yields progress every few milliseconds. */
export function* whatIfInSteps(
  problem: SeatingProblem,
  seats: Seating,
  supposed: Supposition,
  options: SolveOptions,
): Generator<SolveProgress, WhatIfAnswer> {
  const { pupil } = supposed;
  const isAway = supposed.kind === 'away';
  const kept = isAway ? keptConditions(problem, seats) : countedConditions(problem, seats, pupil);
  // A condition that names an absent pupil still applies to the condition's remaining pupils, if enough remain.
  const conditions = withoutAbsent(problem.conditions, isAway ? [pupil] : []);
  const pupils = problem.pupils.filter((one) => !isAway || one !== pupil);
  const { problem: asked, toClash } = toHeldProblem(
    { ...problem, pupils, conditions },
    kept,
    toConditions(supposed),
    [pupil],
  );
  const edited = Object.fromEntries(Object.entries(seats).filter(([one]) => pupils.includes(one)));
  const result = yield* mendInSteps(asked, { seats: edited, keep: [] }, options);
  if (result.status === 'unproven') return { status: 'unknown' };
  if (result.status === 'impossible') {
    return { status: 'impossible', clash: toClash(result.conflict, result.minimal) };
  }
  return {
    status: 'possible',
    seats: result.seats,
    moved: result.moved,
    movedProved: result.movedProved,
    breaks: result.brokenWishes,
  };
}

function toConditions(supposed: Supposition): Condition[] {
  switch (supposed.kind) {
    case 'beside':
      return [{ id: supposedId, type: 'together', pupils: [supposed.pupil, supposed.other] }];
    case 'atDesk':
      return [{ id: supposedId, type: 'fixed', pupil: supposed.pupil, desk: supposed.desk }];
    case 'away':
      return [];
  }
}
