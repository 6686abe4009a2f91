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

/** A supposition about a map: a pupil sits beside another pupil or at a desk, or is absent. */
export type Supposition =
  | { kind: 'beside'; pupil: PupilId; other: PupilId }
  | { kind: 'atDesk'; pupil: PupilId; desk: Desk }
  | { kind: 'away'; pupil: PupilId };

export type WhatIfAnswer =
  | {
      status: 'possible';
      /** The map with the fewest moves. A pupil who is supposed to be absent has no desk on it. */
      seats: Seating;
      /** Pupils whose desk has changed, in the order of the problem. */
      moved: PupilId[];
      /** Whether it is proved that no such map moves fewer pupils. */
      movedProved: boolean;
      /** The ids of the wishes that the map in hand satisfies and the changed map breaks. */
      breaks: ConditionId[];
    }
  | { status: 'impossible'; clash: Clash }
  /** The status when no map was found in time, and no proof that there is none. */
  | { status: 'unknown' };

/**
 * Finds out whether a map in hand can be changed as supposed. The changed map satisfies all hard conditions that the
 * map in hand satisfies, and as many of its wishes as possible. Returns the map with the fewest moves, or the smallest
 * clash. Of the conditions that the map in hand breaks, only hard conditions about the pupil count, and none if the
 * pupil is absent. Locked pupils do not move, except the pupil of the supposition. Throws InvalidProblemError as
 * `solve` does.
 */
export function whatIf(
  problem: SeatingProblem,
  seats: Seating,
  supposed: Supposition,
  options: SolveOptions,
): WhatIfAnswer {
  return runToEnd(whatIfInSteps(problem, seats, supposed, options), options);
}

/** Like `whatIf`, but yields its progress every few milliseconds, so that other work can use the thread. */
export function* whatIfInSteps(
  problem: SeatingProblem,
  seats: Seating,
  supposed: Supposition,
  options: SolveOptions,
): Generator<SolveProgress, WhatIfAnswer> {
  const { pupil } = supposed;
  const isAway = supposed.kind === 'away';
  const kept = isAway ? keptConditions(problem, seats) : countedConditions(problem, seats, pupil);
  // Conditions of an absent pupil apply to the other pupils whom they name, if enough pupils are left.
  const conditions = withoutAbsent(problem.conditions, isAway ? [pupil] : []);
  const pupils = problem.pupils.filter((one) => !isAway || one !== pupil);
  const { problem: asked, toClash } = toHeldProblem(
    { ...problem, pupils, conditions },
    kept,
    toConditions(supposed),
    [pupil],
  );
  const hand = Object.fromEntries(Object.entries(seats).filter(([one]) => pupils.includes(one)));
  const result = yield* mendInSteps(asked, { seats: hand, keep: [] }, options);
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
