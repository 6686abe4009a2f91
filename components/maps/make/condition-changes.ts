import type { Condition, ConditionId } from '@/lib/core/conditions/condition';
import { classConditionSchema } from '@/lib/contracts/conditions/conditions';
import { isBoundToRoom } from '@/lib/core/conditions/resolve';
import type { Work } from '@/lib/core/maps/history';

/** The class's conditions, and those that are switched off for this map. */
interface ForMap {
  conditions: Condition[];
  off: ConditionId[];
}

/**
 * Applies changed conditions of the map in hand to the class: one that was added on the map is added to the class, one
 * that was eased is a wish there too, one that was left out is switched off for this map, and one that was deleted is
 * deleted. Undoing takes it all back.
 */
export function toClassConditions(
  { conditions, off }: ForMap,
  before: readonly Condition[],
  now: Work,
): ForMap {
  const old = new Map(before.map((condition) => [condition.id, condition]));
  const next = new Map(now.map.conditions.map((condition) => [condition.id, condition]));
  const onMap = addedOnMap(now);
  const deleted = deletedOnMap(now);
  const come = [...next.values()].filter(({ id }) => !old.has(id));
  const gone = new Set([...old.keys()].filter((id) => !next.has(id)));
  const known = new Set(conditions.map(({ id }) => id));
  const kept = conditions
    .filter(({ id }) => !(gone.has(id) && (onMap.has(id) || deleted.has(id))))
    .map((condition) => {
      const wanted = next.get(condition.id);
      const isChanged = wanted && old.has(condition.id) && wanted.wish !== condition.wish;
      return isChanged ? withWish(condition, wanted.wish) : condition;
    });
  return {
    conditions: [
      ...kept,
      ...come
        .filter(({ id }) => !known.has(id))
        .flatMap(
          (condition) => deleted.get(condition.id) ?? (isBoundToRoom(condition) ? [] : condition),
        ),
    ],
    off: [
      ...off.filter((id) => !come.some((condition) => condition.id === id)),
      ...[...gone].filter((id) => !onMap.has(id) && !deleted.has(id) && !off.includes(id)),
    ],
  };
}

/** The conditions that were added while this map was worked on, also those of which it was undone. */
function addedOnMap({ done, undone }: Work): Set<ConditionId> {
  return new Set(
    [...done, ...undone].flatMap(({ told }) =>
      told.code === 'conditionAdded' ? [told.condition.id] : [],
    ),
  );
}

/** The conditions that were deleted from the map, with what the class kept of them, also those of which it was undone. */
function deletedOnMap({ done, undone }: Work): Map<ConditionId, Condition> {
  return new Map(
    [...done, ...undone].flatMap(({ told }) => {
      if (told.code !== 'conditionRemoved' || told.ofClass === undefined) return [];
      const { data } = classConditionSchema.safeParse(told.ofClass);
      return data ? [[data.id, data] as const] : [];
    }),
  );
}

function withWish(condition: Condition, wish: boolean | undefined): Condition {
  const { wish: _, ...rest } = condition;
  return wish ? { ...rest, wish: true } : rest;
}

/** Whether two lists ask the same, in whatever order. */
export function areSameConditions(a: readonly Condition[], b: readonly Condition[]) {
  const text = (list: readonly Condition[]) =>
    list.map((condition) => JSON.stringify(Object.entries(condition).sort())).sort();
  return JSON.stringify(text(a)) === JSON.stringify(text(b));
}
