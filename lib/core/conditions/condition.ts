import type { Desk } from '../rooms/room';
import { kindOf, type Content } from './kinds';
import type { PupilId } from './kinds/kind';
import { isEnough, keepPupils, pupilsIn } from './kinds/pupil-fields';

export type { PupilId } from './kinds/kind';

/** Identifies a condition within its class, on its map and in the engine. */
export type ConditionId = string;

/** A calendar day in Norway, `YYYY-MM-DD`; the order of texts is the order of days. */
export type Day = string;

/**
 * A condition of a class or of a map, as plain data. It is hard, or a `wish`: the engine breaks as few wishes as
 * possible (design, section 2). No pupil is listed twice.
 */
export type Condition = Content & {
  id: ConditionId;
  wish?: boolean;
  /**
   * The last day on which the condition applies; undefined for a condition without end. Only conditions of a class have
   * one.
   */
  until?: Day;
};

/** A seating: one entry for each pupil, no desk twice. */
export type Seating = Record<PupilId, Desk>;

/** The pupils of a condition, in the order of the condition. */
export const conditionPupils = (content: Content): PupilId[] =>
  pupilsIn(kindOf(content).pupilFields, content);

/** Whether the last day of the condition is over. */
export function isEnded({ until }: Pick<Condition, 'until'>, today: Day): boolean {
  return until !== undefined && until < today;
}

/** Adds a number of days, which may be negative, to a valid day. */
export function addDays(day: Day, count: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date + count)).toISOString().slice(0, 10);
}

/** Removes absent pupils from the conditions, then removes the conditions with too few pupils left. */
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
 * Splits conditions by the pupils of the class: `kept` are the conditions without deleted pupils; `lapsed` are the
 * unchanged conditions with too few pupils left.
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

/** Reduces a condition to some of its pupils; undefined if too few are left. */
export function onlyPupils(
  condition: Condition,
  isMeant: (pupil: PupilId) => boolean,
): Condition | undefined {
  if (conditionPupils(condition).every(isMeant)) return condition;
  const kind = kindOf(condition);
  const left = keepPupils(kind.pupilFields, condition, isMeant);
  return left && isEnough(kind, conditionPupils(left)) ? left : undefined;
}
