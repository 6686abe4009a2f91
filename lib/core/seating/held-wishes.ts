import {
  conditionPupils,
  type Condition,
  type ConditionId,
  type Seating,
} from '@/lib/core/conditions/condition';
import { kindOf } from '@/lib/core/conditions/kinds';

/**
 * Counts the faults of a seating for one condition; undefined if they cannot be counted. All pupils of the condition
 * must have a desk.
 */
export function faultsIn(condition: Condition, seats: Seating): number | undefined {
  const desks = conditionPupils(condition).map((pupil) => seats[pupil]!);
  return kindOf(condition).countFaults?.(desks, condition);
}

/** Returns a condition that may be broken a given number of times. */
export const withMost = (condition: Condition, most: number): Condition =>
  Object.assign({ ...condition }, { most });

/**
 * Returns the conditions that a map satisfies. A broken wish is left out if its faults cannot be counted. Otherwise the
 * wish is returned and allows as many faults as the map has.
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
