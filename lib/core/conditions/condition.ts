import type { Desk } from '../rooms/room';
import { kindOf, type Content } from './kinds';
import type { PupilId } from './kinds/kind';
import { isEnough, keepPupils, pupilsIn } from './kinds/pupil-fields';

export type { PupilId } from './kinds/kind';

/** Identifies a condition: within its class, on its map and through the engine. */
export type ConditionId = string;

/** A calendar day in Norway, `YYYY-MM-DD`: days compare as texts. */
export type Day = string;

/**
 * A condition of a class or of a map, as plain data. It is hard; with `wish` it may be broken where it must, and the
 * engine breaks as few wishes as it can (design, section 2). No pupil stands twice.
 */
export type Condition = Content & {
  id: ConditionId;
  wish?: boolean;
  /** The last day on which it applies; without it, it has no end. Only a class keeps it. */
  until?: Day;
};

/** A seating: one entry a pupil, no desk twice. */
export type Seating = Record<PupilId, Desk>;

/** The pupils of a condition, in its order. */
export const conditionPupils = (content: Content): PupilId[] =>
  pupilsIn(kindOf(content).pupilFields, content);

/** Whether the condition's last day is over. */
export function isEnded({ until }: Pick<Condition, 'until'>, today: Day): boolean {
  return until !== undefined && until < today;
}

/** The day that comes so many days later; a negative number goes back. `day` must be a valid day. */
export function addDays(day: Day, count: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date + count)).toISOString().slice(0, 10);
}

/** Removes absent pupils from the conditions. Conditions with too few present pupils are left out. */
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
 * Splits conditions by the class's pupils: `kept` without deleted pupils, and `lapsed`, unchanged, those with too few
 * pupils left.
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

/** The condition for some of its pupils; undefined if they are too few. */
export function onlyPupils(
  condition: Condition,
  isMeant: (pupil: PupilId) => boolean,
): Condition | undefined {
  if (conditionPupils(condition).every(isMeant)) return condition;
  const kind = kindOf(condition);
  const left = keepPupils(kind.pupilFields, condition, isMeant);
  return left && isEnough(kind, conditionPupils(left)) ? left : undefined;
}
