import { missingMark, placeDesks } from '@/lib/core/rooms/places';
import type { MarkKind, RoomPlan } from '@/lib/core/rooms/room-plan';
import type { Condition, PupilId } from '@/lib/core/conditions/condition';
import { deskKey } from '@/lib/core/rooms/room';
import {
  isEnded,
  isSameRoom,
  onlyPupils,
  type ClassCondition,
  type ConditionContent,
  type ConditionId,
  type ConditionRoom,
  type Day,
} from './class-condition';

/** A room for which conditions are resolved: its desks and marks, and what identifies it. */
export interface NamedRoom {
  identity: ConditionRoom;
  plan: RoomPlan;
}

/**
 * Why a condition does not apply to a map:
 * - `ended`: its last day is over.
 * - `off`: switched off for this map.
 * - `noMark`: the room has no mark of the kind that the place is measured from.
 * - `otherRoom`: the fixed desk is one of another room.
 * - `roomRedrawn`: the fixed desk is one of this own room before it was redrawn.
 * - `deskMissing`: the room has no such desk.
 * - `away`: too few of its pupils are present.
 */
export type NotUsedReason =
  | { code: 'ended' | 'off' | 'otherRoom' | 'roomRedrawn' | 'deskMissing' | 'away' }
  | { code: 'noMark'; mark: MarkKind };

/** The conditions for one map. Each of the class's stands either in `conditions` or in `notUsed`. */
export interface Resolved {
  /** The engine's conditions. */
  conditions: Condition[];
  /** For each of `conditions`, the class's condition that it came from. */
  origin: ConditionId[];
  /** The other conditions, each with the first reason that holds, in the order of `NotUsedReason`. */
  notUsed: Map<ConditionId, NotUsedReason>;
}

interface Situation {
  room: NamedRoom;
  today: Day;
  /** The conditions that are switched off for this map. */
  off: Iterable<ConditionId>;
  /** The pupils to seat: those of the class who are present. */
  present: Iterable<PupilId>;
}

/** The engine's conditions for one map; those that do not apply are named with the reason. */
export function resolveConditions(
  conditions: readonly ClassCondition[],
  { room, today, off, present }: Situation,
): Resolved {
  const resolved: Resolved = { conditions: [], origin: [], notUsed: new Map() };
  const switchedOff = new Set(off);
  const pupils = new Set(present);
  for (const condition of conditions) {
    const reason: NotUsedReason | undefined = isEnded(condition, today)
      ? { code: 'ended' }
      : switchedOff.has(condition.id)
        ? { code: 'off' }
        : unfitReason(condition, room);
    const forPresent = reason ? undefined : onlyPupils(condition, pupils);
    if (forPresent) {
      resolved.conditions.push(toCondition(forPresent, room.plan));
      resolved.origin.push(condition.id);
    } else {
      resolved.notUsed.set(condition.id, reason ?? { code: 'away' });
    }
  }
  return resolved;
}

/** Why the room cannot have the condition at all. */
function unfitReason(condition: ClassCondition, room: NamedRoom): NotUsedReason | undefined {
  if (condition.kind === 'place') {
    const mark = missingMark(room.plan, condition.place);
    return mark && { code: 'noMark', mark };
  }
  if (condition.kind !== 'fixed') return undefined;
  const { room: given, desk } = condition;
  if (!isSameRoom(given, room.identity)) {
    const isRedrawn = 'own' in given && 'own' in room.identity && given.own === room.identity.own;
    return { code: isRedrawn ? 'roomRedrawn' : 'otherRoom' };
  }
  const isThere = room.plan.desks.some((other) => deskKey(other) === deskKey(desk));
  return isThere ? undefined : { code: 'deskMissing' };
}

/** Whether a condition names desks, which are those of one room. */
export function isBoundToRoom(condition: Condition): boolean {
  return condition.type === 'fixed' || (condition.type === 'zone' && !condition.place);
}

/**
 * The engine's conditions of one room, for another one: places become desks of that room. Undefined where it cannot have
 * one of them, because it names desks or the room lacks the mark of a place. Wishes that it cannot have are left out.
 */
export function toOtherRoom(
  conditions: readonly Condition[],
  plan: RoomPlan,
): Condition[] | undefined {
  const result: Condition[] = [];
  for (const condition of conditions) {
    if (condition.type === 'zone' && condition.place && !missingMark(plan, condition.place)) {
      result.push({ ...condition, desks: placeDesks(plan, condition.place) });
    } else if (condition.type !== 'zone' && condition.type !== 'fixed') {
      result.push(condition);
    } else if (!condition.wish) {
      return undefined;
    }
  }
  return result;
}

/** The engine's form of a condition, for the given room; without one, a place has no desks, which is enough to say it. */
export function toCondition(
  condition: ConditionContent & Pick<ClassCondition, 'wish'>,
  plan?: RoomPlan,
): Condition {
  const wish = condition.wish ? { wish: true } : {};
  if (condition.kind === 'fixed') {
    return { type: 'fixed', pupil: condition.pupil, desk: condition.desk, ...wish };
  }
  const { pupils } = condition;
  if (condition.kind === 'distance') {
    return { type: condition.kind, desks: condition.desks, pupils, ...wish };
  }
  if (condition.kind !== 'place') return { type: condition.kind, pupils, ...wish };
  const { place } = condition;
  return { type: 'zone', pupils, desks: plan ? placeDesks(plan, place) : [], place, ...wish };
}
