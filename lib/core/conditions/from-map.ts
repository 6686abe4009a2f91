import { kindOf } from './kinds';
import type { Condition } from './condition';
import type { ConditionRoom } from './condition-room';

/**
 * The conditions of a saved map, as conditions of its class: for classes whose maps are older than the conditions that
 * they keep. A fixed desk belongs to the map's room. Zones without a place are left out: they are desks of that map only.
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
