import {
  isSameRoom,
  pupilsIn,
  type ClassCondition,
  type ConditionContent,
  type ConditionId,
} from './class-condition';

/**
 * How a new condition relates to those that are there:
 * - `same`: it is there already.
 * - `included`: another one asks for it already, for more pupils.
 * - `deskTaken`: another pupil has that desk.
 * - `replaces`: the pupil has another desk in that room; the new one takes its place.
 */
export type Relation =
  { code: 'same' | 'included' | 'deskTaken' | 'replaces'; condition: ClassCondition } | undefined;

/**
 * Compares a new condition with those that apply or may apply again. A wish that is there does not stand for a condition
 * that must be kept; one that ends does not stand for one without end.
 */
export function compareWith(
  conditions: readonly ClassCondition[],
  content: ConditionContent,
): Relation {
  const fixed = content.kind === 'fixed' ? compareFixed(conditions, content) : undefined;
  if (fixed || content.kind === 'fixed') return fixed;
  const alike = conditions.filter((other) => asksTheSame(other, content));
  const pupils = pupilsIn(content);
  const same = alike.find((other) => isSamePupils(pupilsIn(other), pupils));
  if (same) return { code: 'same', condition: same };
  if (content.kind === 'together') return undefined;
  const larger = alike.find(
    (other) => !other.wish && !other.until && isWithin(pupils, pupilsIn(other)),
  );
  return larger && { code: 'included', condition: larger };
}

function compareFixed(
  conditions: readonly ClassCondition[],
  { pupil, desk, room }: Extract<ConditionContent, { kind: 'fixed' }>,
): Relation {
  for (const condition of conditions) {
    if (condition.kind !== 'fixed' || !isSameRoom(condition.room, room)) continue;
    const isSameDesk = condition.desk.row === desk.row && condition.desk.col === desk.col;
    if (condition.pupil === pupil) return { code: isSameDesk ? 'same' : 'replaces', condition };
    if (isSameDesk) return { code: 'deskTaken', condition };
  }
  return undefined;
}

/** A condition and smaller ones that ask for nothing that it does not ask for. */
export interface Mergeable {
  into: ClassCondition;
  included: ClassCondition[];
}

/**
 * Conditions that can be removed because another one includes them: its pupils are among the other's, it is of the same
 * kind (not `together`: of a connected group two need not be neighbours), it is no stricter and lasts no longer.
 */
export function findMergeable(conditions: readonly ClassCondition[]): Mergeable[] {
  const gone = new Set<ConditionId>();
  const found: Mergeable[] = [];
  const bySize = [...conditions].sort((a, b) => pupilsIn(b).length - pupilsIn(a).length);
  for (const into of bySize) {
    if (into.kind === 'fixed' || into.kind === 'together' || gone.has(into.id)) continue;
    const included = conditions.filter(
      (other) =>
        other.id !== into.id &&
        !gone.has(other.id) &&
        asksTheSame(other, into) &&
        isWithin(pupilsIn(other), pupilsIn(into)) &&
        (!into.wish || other.wish) &&
        (into.until === undefined || (other.until !== undefined && other.until <= into.until)),
    );
    if (included.length === 0) continue;
    for (const other of included) gone.add(other.id);
    found.push({ into, included });
  }
  return found;
}

function asksTheSame(a: ConditionContent, b: ConditionContent): boolean {
  if (a.kind === 'distance' && b.kind === 'distance') return a.desks === b.desks;
  if (a.kind === 'place' || b.kind === 'place') {
    return a.kind === 'place' && b.kind === 'place' && a.place === b.place;
  }
  return a.kind === b.kind;
}

function isWithin(few: readonly string[], many: readonly string[]): boolean {
  return few.every((pupil) => many.includes(pupil));
}

function isSamePupils(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && isWithin(a, b);
}
