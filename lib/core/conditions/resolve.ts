import type { RoomLayout } from '@/lib/core/rooms/room-layout';
import {
  type Condition,
  type ConditionId,
  type Day,
  type PupilId,
  isEnded,
  onlyPupils,
} from './condition';
import type { NamedRoom, UnfitReason } from './condition-room';
import { kindOf } from './kinds';
import { withMarkedPupils, type MarkedPupils } from './marks';

/**
 * Reason why a condition of a class does not apply to one seating map:
 * - `ended`: the last day of the condition is over.
 * - `off`: the teacher switched the condition off for the map.
 * - `away`: too few pupils of the condition are present.
 * - All codes of `UnfitReason`: the condition cannot apply in the room.
 */
export type NotUsedReason = { code: 'ended' | 'off' | 'away' } | UnfitReason;

/**
 * Conditions of a class that apply to one seating map. `notUsed`: id of each condition that does not apply → reason.
 */
export interface Resolved {
  conditions: Condition[];
  notUsed: Map<ConditionId, NotUsedReason>;
}

interface Situation {
  room: NamedRoom;
  today: Day;
  off: Iterable<ConditionId>;
  present: Iterable<PupilId>;
  marked?: MarkedPupils;
}

/**
 * Divides the conditions of a class into those that apply to one seating map and those that do not apply, with the
 * reason. An applying condition names present pupils instead of coloured marks (tags for pupils).
 */
export function resolveConditions(
  conditions: readonly Condition[],
  { room, today, off, present, marked = {} }: Situation,
): Resolved {
  const resolved: Resolved = { conditions: [], notUsed: new Map() };
  const switchedOff = new Set(off);
  const pupils = new Set(present);
  for (const condition of conditions) {
    const reason: NotUsedReason | undefined = isEnded(condition, today)
      ? { code: 'ended' }
      : switchedOff.has(condition.id)
        ? { code: 'off' }
        : kindOf(condition).unfit?.(condition, room);
    const expanded = reason ? undefined : withMarkedPupils(condition, marked);
    const forPresent = expanded && onlyPupils(expanded, (pupil) => pupils.has(pupil));
    if (forPresent) resolved.conditions.push(inRoom(forPresent, room.layout));
    else resolved.notUsed.set(condition.id, reason ?? { code: 'away' });
  }
  return resolved;
}

/** Whether a condition names particular desks, and therefore applies to one room only. */
export function isBoundToRoom(condition: Condition): boolean {
  return kindOf(condition).isBoundToRoom?.(condition) ?? false;
}

/**
 * Adapts conditions that `resolveConditions` returned for one room to a second room. A wish (a condition that may be
 * broken) that does not fit the second room is left out. Undefined if a hard condition does not fit.
 */
export function toOtherRoom(
  conditions: readonly Condition[],
  layout: RoomLayout,
): Condition[] | undefined {
  const room: NamedRoom = { identity: { standard: '', seatCount: layout.desks.length }, layout };
  const fits = (condition: Condition) =>
    !isBoundToRoom(condition) && !kindOf(condition).unfit?.(condition, room);
  if (conditions.some((condition) => !condition.wish && !fits(condition))) return undefined;
  return conditions.filter(fits).map((condition) => inRoom(condition, layout));
}

/**
 * Adapts a condition of a class to one room: the last day is dropped, and a place such as "near the door" becomes a
 * list of desks.
 */
export function inRoom({ until: _, ...condition }: Condition, layout: RoomLayout): Condition {
  return (kindOf(condition).inRoom?.(condition, layout) as Condition | undefined) ?? condition;
}
