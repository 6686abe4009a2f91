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

/** Conditions, and pupils who must keep their desks, that make a what-if change impossible. */
export interface Clash {
  conditions: ConditionId[];
  locked: PupilId[];
  /**
   * Whether it is proved that removing any single condition, or unlocking any single pupil, makes the rest satisfiable.
   */
  minimal: boolean;
  reasons: ClashReason[];
}

/**
 * Seating problem for a what-if question. A condition with a fixed desk replaces the lock of each pupil who must keep a
 * desk, so that a message about conflicting conditions can name the pupil.
 */
export interface HeldProblem {
  problem: SeatingProblem;
  toClash: (conflict: readonly ConditionId[], minimal: boolean) => Clash;
}

/** Id of the condition that a what-if question adds. No class or seating map has a condition with this id. */
export const supposedId = 'supposed:';
const lockId = 'lock:';

/**
 * Builds the seating problem for a what-if question from the original conditions in `held` and the new conditions in
 * `asked`. Pupils in `released` are no longer locked to their desks.
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

/** Returns the ids of the conditions that a seating map satisfies. */
export function keptConditions(
  { room, conditions }: SeatingProblem,
  seats: Seating,
): Set<ConditionId> {
  const kept = new Set(conditions.map(({ id }) => id));
  for (const id of brokenConditions(room, conditions, seats)) kept.delete(id);
  return kept;
}

/**
 * Returns the ids of the conditions that must hold after a pupil gets a new desk: all conditions satisfied before the
 * change, and all hard conditions about the pupil.
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
