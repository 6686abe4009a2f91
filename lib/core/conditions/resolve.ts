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
 * Why a condition of a class does not apply to a map:
 * - `ended`: the last day of the condition is over.
 * - `off`: the condition is switched off for the map.
 * - `away`: too few pupils of the condition are present.
 */
export type NotUsedReason = { code: 'ended' | 'off' | 'away' } | UnfitReason;

/** Conditions of a class that apply to one map, and for each of the others the reason why it does not apply. */
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
 * Returns the conditions of a class that apply to one map, and for each of the others the reason why it does not apply.
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

/** Whether a condition names particular desks and therefore depends on one room. */
export function isBoundToRoom(condition: Condition): boolean {
  return kindOf(condition).isBoundToRoom?.(condition) ?? false;
}

/**
 * Adapts conditions of one room, as returned by `resolveConditions`, to another room. Wishes that cannot apply in the
 * other room are left out; undefined if a hard condition cannot apply there.
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

/** Converts a condition of a class to the form that the seating engine needs in a room. */
export function inRoom({ until: _, ...condition }: Condition, layout: RoomLayout): Condition {
  return (kindOf(condition).inRoom?.(condition, layout) as Condition | undefined) ?? condition;
}
