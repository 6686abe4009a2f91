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
 * Why a condition does not apply to a map:
 * - `ended`: its last day is over.
 * - `off`: switched off for this map.
 * - `away`: too few of its pupils are present, or have its marks.
 */
export type NotUsedReason = { code: 'ended' | 'off' | 'away' } | UnfitReason;

/** The conditions for one map. Each of the class's stands either in `conditions` or in `notUsed`. */
export interface Resolved {
  /** The engine's conditions, with the ids of the class's. */
  conditions: Condition[];
  /** The other conditions, each with the first reason that holds: ended, off, the room's, away. */
  notUsed: Map<ConditionId, NotUsedReason>;
}

interface Situation {
  room: NamedRoom;
  today: Day;
  /** The conditions that are switched off for this map. */
  off: Iterable<ConditionId>;
  /** The pupils to seat: those of the class who are present. */
  present: Iterable<PupilId>;
  /** The pupils with the class's marks. */
  marked?: MarkedPupils;
}

/** The engine's conditions for one map; those that do not apply are named with the reason. */
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

/** Whether a condition names desks, which are those of one room. */
export function isBoundToRoom(condition: Condition): boolean {
  return kindOf(condition).isBoundToRoom?.(condition) ?? false;
}

/**
 * The engine's conditions of one room, for another one: places become desks of that room. Undefined where it cannot have
 * one of them, because it names desks or the room lacks the mark of a place. Wishes that it cannot have are left out.
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

/** The engine's form of a class's condition in a room. */
export function inRoom({ until: _, ...condition }: Condition, layout: RoomLayout): Condition {
  return (kindOf(condition).inRoom?.(condition, layout) as Condition | undefined) ?? condition;
}
