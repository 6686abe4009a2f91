import { kindOf } from './kinds';
import type { Condition } from './condition';
import type { ConditionRoom } from './condition-room';

/**
 * Converts the conditions of a saved seating map to conditions of the map's class. Conditions on freely chosen desks
 * are left out, because these desks exist only on that map.
 */
export function fromMapConditions(
  conditions: readonly Condition[],
  room: ConditionRoom,
): Condition[] {
  return conditions.flatMap((condition): Condition[] => {
    if (condition.type === 'fixed') return [{ ...condition, room }];
    if (kindOf(condition).isBoundToRoom?.(condition)) return [];
    if (condition.type !== 'zone') return [condition];
    const { desks: _, ...ofClass } = condition;
    return [ofClass];
  });
}
