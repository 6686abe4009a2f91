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

/**
 * What-if question of a teacher: what happens if a pupil sits beside another pupil, sits at a given desk, or is absent.
 */
export type Supposition =
  | { kind: 'beside'; pupil: PupilId; other: PupilId }
  | { kind: 'atDesk'; pupil: PupilId; desk: Desk }
  | { kind: 'away'; pupil: PupilId };

export type WhatIfAnswer =
  | {
      status: 'possible';
      /**
       * New map for a what-if question, with as few moved pupils as possible; an absent pupil has no desk on this map.
       */
      seats: Seating;
      moved: PupilId[];
      /**
       * True if moving fewer pupils is proved to be impossible without breaking further conditions; otherwise false.
       */
      movedProved: boolean;
      /**
       * Ids of the conditions that the old map satisfies and the new map breaks. All these conditions may be broken.
       */
      breaks: ConditionId[];
    }
  | { status: 'impossible'; clash: Clash }
  | { status: 'unknown' };

/**
 * Answers a what-if question about a pupil with a new map that moves as few pupils as possible, or with conditions and
 * locked pupils that make every new map impossible. The new map satisfies every hard condition that the old map
 * satisfies and, if the pupil is present, every hard condition about the pupil. Locked pupils keep their desks, except
 * the pupil in question.
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
