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

/** The conditions of a class, resolved for one map. Each is either in `conditions` or in `notUsed`. */
export interface Resolved {
  conditions: Condition[];
  /** Conditions that do not apply, each with its first reason in this order: `ended`, `off`, the room, `away`. */
  notUsed: Map<ConditionId, NotUsedReason>;
}

interface Situation {
  room: NamedRoom;
  today: Day;
  off: Iterable<ConditionId>;
  present: Iterable<PupilId>;
  marked?: MarkedPupils;
}

/** Resolves the conditions of a class for one map, with a reason for each condition that does not apply. */
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

/** Whether a condition names desks and therefore depends on one room. */
export function isBoundToRoom(condition: Condition): boolean {
  return kindOf(condition).isBoundToRoom?.(condition) ?? false;
}

/**
 * Converts the engine's conditions to another room. Undefined if a hard condition cannot apply there; wishes that
 * cannot apply are left out.
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

/** Converts a class's condition to the engine's form for a room. */
export function inRoom({ until: _, ...condition }: Condition, layout: RoomLayout): Condition {
  return (kindOf(condition).inRoom?.(condition, layout) as Condition | undefined) ?? condition;
}
