import type { Condition } from '@/lib/core/conditions/condition';
import { toGroupContent, type ClassCondition, type ConditionRoom } from './class-condition';

/**
 * The conditions of a saved map, as conditions of its class: for classes whose maps are older than the conditions that
 * they keep. The ids follow from the map's, so that two pages that do this at once make the same conditions. A fixed
 * desk belongs to the map's room. Zones without a place are left out: they are desks of that map only.
 */
export function fromMapConditions(
  mapId: string,
  conditions: readonly Condition[],
  room: ConditionRoom,
): ClassCondition[] {
  return conditions.flatMap((condition, index): ClassCondition[] => {
    const common = {
      id: mapId.slice(0, -4) + index.toString(16).padStart(4, '0'),
      ...(condition.wish && { wish: true }),
    };
    switch (condition.type) {
      case 'fixed':
        return [{ ...common, kind: 'fixed', pupil: condition.pupil, desk: condition.desk, room }];
      case 'zone': {
        const { place, pupils } = condition;
        return place ? [{ ...common, kind: 'place', place, pupils }] : [];
      }
      default:
        return [{ ...common, ...toGroupContent(condition) }];
    }
  });
}
