import {
  conditionPupils,
  type Condition,
  type ConditionId,
  type Seating,
} from '@/lib/core/conditions/condition';
import { kindOf } from '@/lib/core/conditions/kinds';

/**
 * Counts the faults (such as two neighbours who should sit apart) of a seating for one condition. Returns undefined for
 * a kind of condition without countable faults. All pupils of the condition must have a desk.
 */
export function faultsIn(condition: Condition, seats: Seating): number | undefined {
  const desks = conditionPupils(condition).map((pupil) => seats[pupil]!);
  return kindOf(condition).countFaults?.(desks, condition);
}

/**
 * Returns a copy of a condition that may be broken a given number of times, such as by two neighbours who should sit
 * apart.
 */
export const withMost = (condition: Condition, most: number): Condition =>
  Object.assign({ ...condition }, { most });

/**
 * Returns the conditions that a seating map satisfies. A broken wish (a condition that may be broken) is relaxed to
 * allow as many faults (such as two neighbours who should sit apart) as the map has. A broken wish without countable
 * faults is left out.
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
