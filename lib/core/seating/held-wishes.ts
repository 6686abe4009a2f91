import {
  conditionPupils,
  type Condition,
  type ConditionId,
  type Seating,
} from '@/lib/core/conditions/condition';
import { kindOf } from '@/lib/core/conditions/kinds';

/**
 * The faults of a seating in which all pupils of the condition sit; undefined for a kind that is only kept or broken
 * (see `countFaults`).
 */
export function faultsIn(condition: Condition, seats: Seating): number | undefined {
  const desks = conditionPupils(condition).map((pupil) => seats[pupil]!);
  return kindOf(condition).countFaults?.(desks, condition);
}

/** The condition with so many faults allowed. */
export const withMost = (condition: Condition, most: number): Condition =>
  Object.assign({ ...condition }, { most });

/**
 * What a map keeps of the conditions: all but the broken wishes, and of those with faults that can be counted no more
 * faults than it has.
 */
export function heldConditions(
  conditions: readonly Condition[],
  brokenWishes: readonly ConditionId[],
  seats: Seating,
): Condition[] {
  return conditions.flatMap((condition) => {
    if (!brokenWishes.includes(condition.id)) return [condition];
    const faults = faultsIn(condition, seats);
    return faults === undefined ? [] : [withMost(condition, faults)];
  });
}
