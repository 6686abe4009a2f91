import {
  conditionPupils,
  type Condition,
  type ConditionId,
  type PupilId,
  type Seating,
} from '@/lib/core/conditions/condition';
import { explainClash } from './clash/explain-clash';
import type { ClashReason } from './clash/reason';
import { brokenConditions } from '../conditions/checker';
import type { SeatingProblem } from './problem';

/** A set of conditions and locks that is impossible together with a supposition. */
export interface Clash {
  /** The ids of conditions of the problem, in its order. */
  conditions: ConditionId[];
  /** Pupils whose locks are part of the clash. */
  locked: PupilId[];
  /**
   * Whether it is proved that the supposition is possible if any one of these conditions and locks is left out. If they
   * clash even without the supposition: whether it is proved that the others can then be satisfied.
   */
  minimal: boolean;
  /** Reasons that fit in a sentence, if there are any; they name conditions of the problem. */
  reasons: ClashReason[];
}

/**
 * The satisfied part of a map in hand, as a problem of its own. Its conditions are those that the map satisfies, then
 * `asked`, then one fixed desk for each lock, so that locks can be part of a clash. Conditions that the map already
 * breaks are left out, except those about the pupil in question (`countedConditions`).
 */
export interface HeldProblem {
  problem: SeatingProblem;
  /** Converts a conflict of this problem to a clash of the original problem. */
  toClash: (conflict: readonly ConditionId[], minimal: boolean) => Clash;
}

/** Prefixes of the ids of a supposition's conditions and of locks as conditions. No class or map has such ids. */
export const supposedId = 'supposed:';
const lockId = 'lock:';

/**
 * Makes the problem. `held` has the ids of the conditions to satisfy; `released` has the pupils whose locks do not
 * count.
 */
export function toHeldProblem(
  original: SeatingProblem,
  held: ReadonlySet<ConditionId>,
  asked: Condition[],
  released: PupilId[],
): HeldProblem {
  const fixed = Object.entries(original.locked ?? {}).flatMap(([pupil, desk]): Condition[] =>
    released.includes(pupil) || !original.pupils.includes(pupil)
      ? []
      : [{ id: lockId + pupil, type: 'fixed', pupil, desk }],
  );
  const conditions = [...original.conditions.filter(({ id }) => held.has(id)), ...asked, ...fixed];
  const problem = { ...original, conditions, locked: {}, history: [] };
  const ofOriginal = (ids: readonly ConditionId[]) =>
    original.conditions.flatMap(({ id }) => (held.has(id) && ids.includes(id) ? [id] : []));
  return {
    problem,
    toClash: (conflict, minimal) => ({
      conditions: ofOriginal(conflict),
      locked: conflict.flatMap((id) => (id.startsWith(lockId) ? [id.slice(lockId.length)] : [])),
      minimal,
      reasons: explainClash(problem, conflict).map((reason) => ({
        ...reason,
        conditions: ofOriginal(reason.conditions),
      })),
    }),
  };
}

/** The ids of the conditions that a map satisfies. */
export function keptConditions(
  { room, conditions }: SeatingProblem,
  seats: Seating,
): Set<ConditionId> {
  const kept = new Set(conditions.map(({ id }) => id));
  for (const id of brokenConditions(room, conditions, seats)) kept.delete(id);
  return kept;
}

/**
 * The ids of the conditions that count when a pupil's desk changes: those that the map satisfies, and the broken hard
 * conditions about the pupil. The broken conditions count because a desk that leaves them broken is no better.
 */
export function countedConditions(
  problem: SeatingProblem,
  seats: Seating,
  pupil: PupilId,
): Set<ConditionId> {
  const counted = keptConditions(problem, seats);
  for (const condition of problem.conditions) {
    if (!condition.wish && conditionPupils(condition).includes(pupil)) counted.add(condition.id);
  }
  return counted;
}
