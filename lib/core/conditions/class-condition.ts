import type { Desk } from '@/lib/core/rooms/room';
import type { Place } from '@/lib/core/rooms/places';
import type { Condition, PupilId } from './condition';
import { kinds } from './kinds';
import type { distances } from './kinds/distance';

/** A calendar day in Norway, `YYYY-MM-DD`: days compare as texts. */
export type Day = string;

/**
 * The room that a fixed desk belongs to, so that it is never used in another one: a standard room of a kind with so many
 * desks, or an own room as it was when it had that version.
 */
export type ConditionRoom =
  { standard: string; seatCount: number } | { own: string; version: number };

/** Identifies a condition within its class. */
export type ConditionId = string;

/**
 * What a class asks of its maps, as it is kept with the class; meanings as in the engine's `Condition`.
 * - `together`, `apart`, `distance`: 2 pupils or more.
 * - `alone`, `front`, `back`, `place`: 1 pupil or more, each sits so.
 * - `fixed`: the pupil sits at that desk of that room.
 */
export type ClassCondition = {
  id: ConditionId;
  /** Set where the condition may be broken if it must. */
  wish?: boolean;
  /** The last day on which it applies; without it, it has no end. */
  until?: Day;
} & ConditionContent;

/** The content of a condition: its kind and pupils, without id, wish and end. No pupil stands twice. */
export type ConditionContent =
  | { kind: GroupKind; pupils: PupilId[] }
  | { kind: 'distance'; desks: (typeof distances)[number]; pupils: PupilId[] }
  | { kind: 'place'; place: Place; pupils: PupilId[] }
  | { kind: 'fixed'; pupil: PupilId; desk: Desk; room: ConditionRoom };

/** A kind of condition that needs nothing but pupils. */
export type GroupKind = 'together' | 'apart' | 'alone' | 'front' | 'back';

/** The fewest pupils of a kind. */
export const leastPupils = (kind: ConditionContent['kind']): number =>
  kinds[kind === 'place' ? 'zone' : kind].least;

/** The pupils of a condition, in its order. */
export function pupilsIn(content: ConditionContent): PupilId[] {
  return content.kind === 'fixed' ? [content.pupil] : content.pupils;
}

/** Whether the condition's last day is over. */
export function isEnded({ until }: Pick<ClassCondition, 'until'>, today: Day): boolean {
  return until !== undefined && until < today;
}

/** The day that comes so many days later; a negative number goes back. `day` must be a valid day. */
export function addDays(day: Day, count: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date + count)).toISOString().slice(0, 10);
}

/** Whether both are the same standard room with as many desks, or the same version of an own room. */
export function isSameRoom(a: ConditionRoom, b: ConditionRoom): boolean {
  if ('own' in a) return 'own' in b && a.own === b.own && a.version === b.version;
  return 'standard' in b && a.standard === b.standard && a.seatCount === b.seatCount;
}

/**
 * Splits conditions by the class's pupils: `kept` without deleted pupils, and `lapsed`, unchanged, those with too few
 * pupils left.
 */
export function withoutDeletedPupils(
  conditions: readonly ClassCondition[],
  inClass: Iterable<PupilId>,
): { kept: ClassCondition[]; lapsed: ClassCondition[] } {
  const known = new Set(inClass);
  const kept: ClassCondition[] = [];
  const lapsed: ClassCondition[] = [];
  for (const condition of conditions) {
    const left = onlyPupils(condition, known);
    if (left) kept.push(left);
    else lapsed.push(condition);
  }
  return { kept, lapsed };
}

/** The condition for some of its pupils; undefined if they are too few. */
export function onlyPupils<Content extends ConditionContent>(
  content: Content,
  pupils: ReadonlySet<PupilId>,
): Content | undefined {
  const left = pupilsIn(content).filter((pupil) => pupils.has(pupil));
  if (left.length < leastPupils(content.kind)) return undefined;
  if (content.kind === 'fixed' || left.length === content.pupils.length) return content;
  return { ...content, pupils: left };
}

/** The content of an engine's condition about pupils, as the class keeps it. */
export function toGroupContent(
  condition: Exclude<Condition, { type: 'zone' | 'fixed' }>,
): ConditionContent {
  const { type, pupils } = condition;
  return type === 'distance'
    ? { kind: type, desks: condition.desks, pupils }
    : { kind: type, pupils };
}
