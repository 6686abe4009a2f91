import type { Desk } from '../rooms/room';
import { kindOf, type Content } from './kinds';
import type { PupilId } from './kinds/kind';
import { isEnough, keepPupils, pupilsIn } from './kinds/pupil-fields';

export type { PupilId } from './kinds/kind';

export type ConditionId = string;

/** Calendar day in Norway as `YYYY-MM-DD`. Two days can be compared as text. */
export type Day = string;

/**
 * Condition on the seats of pupils, in which each pupil is named once. A hard condition must be satisfied; a wish may
 * be broken, but the seating engine breaks as few wishes as possible.
 */
export type Condition = Content & {
  id: ConditionId;
  wish?: boolean;
  /** Last day on which a condition applies; undefined if the condition has no end. */
  until?: Day;
};

/** Seating: pupil id → desk. No two pupils have the same desk. */
export type Seating = Record<PupilId, Desk>;

/** Returns the ids of the pupils whom a condition names, in the order of the condition. */
export const conditionPupils = (content: Content): PupilId[] =>
  pupilsIn(kindOf(content).pupilFields, content);

/** Returns whether a condition has ended: its last day is before today. */
export function isEnded({ until }: Pick<Condition, 'until'>, today: Day): boolean {
  return until !== undefined && until < today;
}

/** Adds a number of days to a calendar day. The number may be negative. */
export function addDays(day: Day, count: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date + count)).toISOString().slice(0, 10);
}

/** Removes absent pupils from conditions. Conditions that then have too few pupils are left out. */
export function withoutAbsent(
  conditions: readonly Condition[],
  absent: Iterable<PupilId>,
): Condition[] {
  const away = new Set(absent);
  return conditions.flatMap(
    (condition) => onlyPupils(condition, (pupil) => !away.has(pupil)) ?? [],
  );
}

/**
 * Removes deleted pupils from the conditions of a class. A condition that would have too few pupils is returned
 * unchanged in `lapsed`.
 */
export function withoutDeleted(
  conditions: readonly Condition[],
  inClass: Iterable<PupilId>,
): { kept: Condition[]; lapsed: Condition[] } {
  const known = new Set(inClass);
  const kept: Condition[] = [];
  const lapsed: Condition[] = [];
  for (const condition of conditions) {
    const left = onlyPupils(condition, (pupil) => known.has(pupil));
    if (left) kept.push(left);
    else lapsed.push(condition);
  }
  return { kept, lapsed };
}

/** Restricts a condition to some of its pupils. Returns undefined if too few pupils remain. */
export function onlyPupils(
  condition: Condition,
  isMeant: (pupil: PupilId) => boolean,
): Condition | undefined {
  if (conditionPupils(condition).every(isMeant)) return condition;
  const kind = kindOf(condition);
  const left = keepPupils(kind.pupilFields, condition, isMeant);
  return left && isEnough(kind, conditionPupils(left)) ? left : undefined;
}
