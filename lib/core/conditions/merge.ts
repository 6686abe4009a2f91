import type { Condition } from './condition';

/**
 * Merges a local list (`mine`) and a stored list (`theirs`) of conditions that were both edited from the list `start`.
 * Local changes win over stored changes. A condition missing in `theirs` is kept if `mine` added or changed the
 * condition, and dropped otherwise.
 */
export function mergeConditions(
  start: readonly Condition[],
  mine: readonly Condition[],
  theirs: readonly Condition[],
): Condition[] {
  const before = new Map(start.map((condition) => [condition.id, condition]));
  const now = new Map(mine.map((condition) => [condition.id, condition]));
  const inTheirs = new Set(theirs.map(({ id }) => id));
  const isChanged = (condition: Condition) => {
    const earlier = before.get(condition.id);
    return earlier === undefined || !isEqual(earlier, condition);
  };
  const kept = theirs.flatMap((condition) => {
    const own = now.get(condition.id);
    if (own) return isChanged(own) ? [own] : [condition];
    return before.has(condition.id) ? [] : [condition];
  });
  return [...kept, ...mine.filter((own) => !inTheirs.has(own.id) && isChanged(own))];
}

/** Whether two lists have equal conditions in the same order. */
export function isSameList(a: readonly Condition[], b: readonly Condition[]): boolean {
  return a.length === b.length && a.every((condition, index) => isEqual(condition, b[index]));
}

/** Whether two conditions are equal in all fields, including the id. An undefined field counts as missing. */
export function isSameCondition(a: Condition, b: Condition): boolean {
  return isEqual(a, b);
}

/**
 * Whether two values of plain data are deeply equal. The order of fields is ignored; an undefined field counts as
 * missing.
 */
export function isEqual(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return a === b;
  const keys = (value: object) =>
    Object.entries(value).flatMap(([key, field]) => (field === undefined ? [] : [key]));
  const fields = keys(a);
  return (
    fields.length === keys(b).length &&
    fields.every((key) => isEqual(a[key as keyof typeof a], b[key as keyof typeof b]))
  );
}
