import { conditionPupils, type Condition, type ConditionId } from './condition';
import { isSameRoom } from './condition-room';
import { kindOf, type Content } from './kinds';
import { isEqual } from './merge';
import { withPupils } from './typed-words';

/**
 * How a new condition relates to an existing condition:
 * - `same`: both conditions are equal.
 * - `included`: the existing condition names more pupils and already requires what the new condition requires.
 * - `deskTaken`: the existing condition gives the fixed desk to another pupil.
 * - `replaces`: the existing condition gives the pupil another fixed desk in the same room, so the new condition
 *   replaces it.
 */
export type Relation =
  | { code: 'same' | 'included' | 'deskTaken' | 'replaces'; condition: Condition }
  | undefined;

/**
 * Returns how a new condition relates to the existing conditions; undefined if no existing condition is related. For
 * the result `included`, the existing condition must be hard (not a wish, which may be broken) and have no last day.
 */
export function compareWith(conditions: readonly Condition[], content: Content): Relation {
  if (content.type === 'fixed') return compareFixed(conditions, content);
  const same = conditions.find((other) => isEqual(inAnyOrder(other), inAnyOrder(content)));
  if (same) return { code: 'same', condition: same };
  if (kindOf(content).isOfWholeGroup) return undefined;
  const alike = conditions.filter((other) => asksTheSame(other, content));
  const pupils = conditionPupils(content);
  const larger = alike.find(
    (other) => !other.wish && !other.until && isWithin(pupils, conditionPupils(other)),
  );
  return larger && { code: 'included', condition: larger };
}

function compareFixed(
  conditions: readonly Condition[],
  { pupil, desk, room }: Extract<Content, { type: 'fixed' }>,
): Relation {
  for (const condition of conditions) {
    if (condition.type !== 'fixed' || !room || !isSameRoom(condition.room, room)) continue;
    const isSameDesk = isEqual(condition.desk, desk);
    if (condition.pupil === pupil) return { code: isSameDesk ? 'same' : 'replaces', condition };
    if (isSameDesk) return { code: 'deskTaken', condition };
  }
  return undefined;
}

export interface Mergeable {
  into: Condition;
  included: Condition[];
}

/**
 * Finds conditions that a larger condition of the same kind makes unnecessary. The larger condition `into` names all
 * pupils of the smaller condition, is at least as strict, and lasts at least as long.
 */
export function findMergeable(conditions: readonly Condition[]): Mergeable[] {
  const gone = new Set<ConditionId>();
  const found: Mergeable[] = [];
  const bySize = [...conditions].sort(
    (a, b) => conditionPupils(b).length - conditionPupils(a).length,
  );
  for (const into of bySize) {
    if (into.type === 'fixed' || kindOf(into).isOfWholeGroup || gone.has(into.id)) continue;
    const included = conditions.filter(
      (other) =>
        other.id !== into.id &&
        !gone.has(other.id) &&
        asksTheSame(other, into) &&
        isWithin(conditionPupils(other), conditionPupils(into)) &&
        (!into.wish || other.wish) &&
        (into.until === undefined || (other.until !== undefined && other.until <= into.until)),
    );
    if (included.length === 0) continue;
    for (const other of included) gone.add(other.id);
    found.push({ into, included });
  }
  return found;
}

const common = { id: '', wish: undefined, until: undefined };

function asksTheSame(a: Content, b: Content): boolean {
  return isEqual({ ...withPupils(a, []), ...common }, { ...withPupils(b, []), ...common });
}

function inAnyOrder(content: Content): object {
  const sorted = Object.entries(kindOf(content).pupilFields).map(([field, form]) => {
    const value = content[field as keyof Content] as unknown;
    if (form === 'one') return [field, value];
    if (form === 'list') return [field, [...(value as string[])].sort()];
    const lists = (value as string[][]).map((list) => [...list].sort());
    return [field, lists.sort((a, b) => (a.join() < b.join() ? -1 : 1))];
  });
  return { ...content, ...common, ...Object.fromEntries(sorted) };
}

function isWithin(few: readonly string[], many: readonly string[]): boolean {
  return few.every((pupil) => many.includes(pupil));
}
