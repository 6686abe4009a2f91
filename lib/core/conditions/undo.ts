import type { Condition, ConditionId } from './condition';
import { isSameCondition } from './merge';

/**
 * Takes a change of the list (`before` to `after`) back from the list as it is now: removes what the change added, and
 * brings back what it removed or changed. A condition that was changed again since stays as it is now, because another
 * teacher may have done that.
 */
export function undoChange(
  before: readonly Condition[],
  after: readonly Condition[],
  now: readonly Condition[],
): Condition[] {
  const earlier = byId(before);
  const later = byId(after);
  const current = byId(now);
  const result = now.flatMap((condition) => {
    const made = later.get(condition.id);
    if (!made || !isSameCondition(made, condition)) return [condition];
    return earlier.get(condition.id) ?? [];
  });
  before.forEach((condition, index) => {
    if (later.has(condition.id) || current.has(condition.id)) return;
    const preceding = new Set(before.slice(0, index).map(({ id }) => id));
    const at = result.findLastIndex(({ id }) => preceding.has(id));
    result.splice(at + 1, 0, condition);
  });
  return result;
}

function byId(conditions: readonly Condition[]): Map<ConditionId, Condition> {
  return new Map(conditions.map((condition) => [condition.id, condition]));
}
