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
 * - `off`: it is switched off for this map.
 * - `away`: too few of its pupils are present.
 */
export type NotUsedReason = { code: 'ended' | 'off' | 'away' } | UnfitReason;

/** The conditions of a class for one map. Each condition is either in `conditions` or in `notUsed`. */
export interface Resolved {
  /** The engine's conditions, with the ids of the class's conditions. */
  conditions: Condition[];
  /**
   * Conditions that do not apply, each with its first reason in this order: `ended`, `off`, a reason of the room,
   * `away`.
   */
  notUsed: Map<ConditionId, NotUsedReason>;
}

interface Situation {
  room: NamedRoom;
  today: Day;
  /** The conditions that are switched off for the map. */
  off: Iterable<ConditionId>;
  /** The present pupils of the class, who are seated. */
  present: Iterable<PupilId>;
  /** The pupils with the class's marks. */
  marked?: MarkedPupils;
}

/**
 * Resolves the conditions of a class for one map: returns the engine's conditions, and those that do not apply with
 * their reasons.
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

/** Whether a condition names desks, which belong to one room. */
export function isBoundToRoom(condition: Condition): boolean {
  return kindOf(condition).isBoundToRoom?.(condition) ?? false;
}

/**
 * Converts the engine's conditions of one room to another room; places become desks of the new room. Undefined if a
 * hard condition names desks, or needs a mark for its place that the new room lacks. Wishes that the new room cannot
 * have are left out.
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

/** Converts a condition of a class to the engine's form in a room. */
export function inRoom({ until: _, ...condition }: Condition, layout: RoomLayout): Condition {
  return (kindOf(condition).inRoom?.(condition, layout) as Condition | undefined) ?? condition;
}
