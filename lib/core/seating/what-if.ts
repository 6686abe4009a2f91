import {
  withoutAbsent,
  type Condition,
  type PupilId,
  type Seating,
} from '@/lib/core/conditions/condition';
import type { SeatingProblem } from './problem';
import { countedConditions, keptConditions, toHeldProblem, type Clash } from './held';
import { mendInSteps } from './mend';
import type { Desk } from '@/lib/core/rooms/room';
import { runToEnd, type SolveOptions, type SolveProgress } from './solve';

/** A supposition on a map in hand: that a pupil sits beside another or at a desk, or is away. */
export type Supposition =
  | { kind: 'beside'; pupil: PupilId; other: PupilId }
  | { kind: 'atDesk'; pupil: PupilId; desk: Desk }
  | { kind: 'away'; pupil: PupilId };

export type WhatIfAnswer =
  | {
      status: 'possible';
      /** The map with the fewest moves; without the pupil who is away. */
      seats: Seating;
      /** Pupils who had a desk and have another one, in the order of the problem. */
      moved: PupilId[];
      /** Whether it is proved that no such map moves fewer. */
      movedProved: boolean;
      /** Indices of the wishes that the map in hand keeps and this one breaks. */
      breaks: number[];
    }
  | { status: 'impossible'; clash: Clash }
  /** Neither a map was found in time nor a proof that there is none. */
  | { status: 'unknown' };

/**
 * Finds out whether a map in hand can be changed as supposed with all hard conditions kept that it keeps now, and as
 * many of its wishes as possible: the map with the fewest moves, or the smallest clash. Of the conditions that the map
 * breaks already only hard ones about the pupil count, unless they are away. Locked pupils stay, except the one it is about. Throws InvalidProblemError as `solve` does.
 */
export function whatIf(
  problem: SeatingProblem,
  seats: Seating,
  supposed: Supposition,
  options: SolveOptions,
): WhatIfAnswer {
  return runToEnd(whatIfInSteps(problem, seats, supposed, options), options);
}

/** As `whatIf`, but yields its progress every few milliseconds, so that other work can use the thread. */
export function* whatIfInSteps(
  problem: SeatingProblem,
  seats: Seating,
  supposed: Supposition,
  options: SolveOptions,
): Generator<SolveProgress, WhatIfAnswer> {
  const { pupil } = supposed;
  const isAway = supposed.kind === 'away';
  const kept = isAway ? keptConditions(problem, seats) : countedConditions(problem, seats, pupil);
  // Those of the pupil who is away apply to the others that they name, where enough are left.
  const present = withoutAbsent(problem.conditions, isAway ? [pupil] : []);
  const held = [...present.origin.keys()].filter((at) => kept.includes(present.origin[at]!));
  const pupils = problem.pupils.filter((one) => !isAway || one !== pupil);
  const { problem: asked, toClash } = toHeldProblem(
    { ...problem, pupils, conditions: present.conditions },
    held,
    toConditions(supposed),
    [pupil],
  );
  const hand = Object.fromEntries(Object.entries(seats).filter(([one]) => pupils.includes(one)));
  const result = yield* mendInSteps(asked, { seats: hand, keep: [] }, options);
  if (result.status === 'unproven') return { status: 'unknown' };
  const toOriginal = (indices: number[]) => indices.map((index) => present.origin[index]!);
  if (result.status === 'impossible') {
    const clash = toClash(result.conflict, result.minimal);
    const reasons = clash.reasons.map((reason) => ({
      ...reason,
      conditions: toOriginal(reason.conditions),
    }));
    return {
      status: 'impossible',
      clash: { ...clash, conditions: toOriginal(clash.conditions), reasons },
    };
  }
  return {
    status: 'possible',
    seats: result.seats,
    moved: result.moved,
    movedProved: result.movedProved,
    breaks: result.brokenWishes.map((index) => present.origin[held[index]!]!),
  };
}

function toConditions(supposed: Supposition): Condition[] {
  switch (supposed.kind) {
    case 'beside':
      return [{ type: 'together', pupils: [supposed.pupil, supposed.other] }];
    case 'atDesk':
      return [{ type: 'fixed', pupil: supposed.pupil, desk: supposed.desk }];
    case 'away':
      return [];
  }
}
