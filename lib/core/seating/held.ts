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

/** A set that is impossible together with the asked supposition. */
export interface Clash {
  /** The ids of conditions of the problem, in its order. */
  conditions: ConditionId[];
  /** Pupils whose locked desks are part of it. */
  locked: PupilId[];
  /**
   * Whether it is proved that without any one of these, what was asked for is possible, or that they could be kept where
   * they clash among themselves.
   */
  minimal: boolean;
  /** Reasons that fit in a sentence, if there are any; their conditions are those of the problem. */
  reasons: ClashReason[];
}

/**
 * The kept part of a map in hand, as a problem of its own: its conditions are those of the problem that the map keeps,
 * then `asked`, then one fixed desk for each lock, so that locks are part of a clash too. Conditions that the map
 * breaks already were put aside, except those about the pupil in question (`countedConditions`).
 */
export interface HeldProblem {
  problem: SeatingProblem;
  /** The clash of conditions of `problem`, told of the original one. */
  toClash: (conflict: readonly ConditionId[], minimal: boolean) => Clash;
}

/** The ids of a supposition and of locks as conditions; no class or map has such ids. */
export const supposedId = 'supposed:';
const lockId = 'lock:';

/** `held`: ids of the conditions to keep. `released`: pupils whose locks do not count. */
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

/** The ids of the conditions that a map keeps. */
export function keptConditions(
  { room, conditions }: SeatingProblem,
  seats: Seating,
): Set<ConditionId> {
  const kept = new Set(conditions.map(({ id }) => id));
  for (const id of brokenConditions(room, conditions, seats)) kept.delete(id);
  return kept;
}

/**
 * The ids of the conditions that count when another desk for a pupil is asked for: those that the map keeps, and the hard
 * ones about the pupil that it breaks, because a desk where they stay broken is no better.
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
