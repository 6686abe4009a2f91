import type { ClassRooms } from '@/lib/contracts/rooms/rooms';
import { brokenForSeated } from '@/lib/core/conditions/checker';
import type { Condition, ConditionId, Day, PupilId } from '@/lib/core/conditions/condition';
import type { ConditionRoom } from '@/lib/core/conditions/condition-room';
import { resolveConditions } from '@/lib/core/conditions/resolve';
import { deskKey } from '@/lib/core/rooms/room';
import { toFullSeating, toSeating } from '@/lib/core/maps/map-seats';
import type { PlannedMap } from '@/lib/contracts/maps/term-plan';

export interface ClassNow {
  pupils: readonly PupilId[];
  conditions: readonly Condition[];
  classRooms: ClassRooms;
}

export interface Fit {
  map: PlannedMap;
  conditions: Condition[];
  unseated: PupilId[];
  broken: ConditionId[];
}

export function findFit(map: PlannedMap, { pupils, conditions, classRooms }: ClassNow): Fit {
  const { desks, marks = [], boardSide = 'top', plannedFor } = map;
  const seating = toFullSeating(map);
  const { conditions: now } = resolveConditions(conditions, {
    room: { identity: toIdentity(map, classRooms), layout: { desks, marks, boardSide } },
    today: plannedFor,
    off: [],
    present: pupils,
  });
  return {
    map,
    conditions: now,
    unseated: pupils.filter((pupil) => !Object.hasOwn(seating, pupil)),
    broken: brokenForSeated(
      { desks },
      now.filter(({ wish }) => !wish),
      seating,
    ),
  };
}

export const isFitting = ({ unseated, broken }: Fit) => unseated.length + broken.length === 0;

function toIdentity(
  { roomName, roomId, desks }: PlannedMap,
  classRooms: ClassRooms,
): ConditionRoom {
  const own = roomId && classRooms.find((room) => room.roomId === roomId);
  return own && own.roomId
    ? { own: own.roomId, version: own.version ?? 0 }
    : { standard: roomName, seatCount: desks.length };
}

export function onDay(map: PlannedMap, plannedFor: Day, classNow: ClassNow): PlannedMap {
  const moved = { ...map, plannedFor };
  if (map.isFixed) return moved;
  const { conditions } = findFit(moved, classNow);
  return { ...moved, conditions, broken: brokenForSeated(map, conditions, toFullSeating(map)) };
}

export function movedPupils(before: PlannedMap, after: PlannedMap): PupilId[] {
  const earlier = toSeating(before);
  return after.seats.flatMap(({ pupilId, desk }) => {
    const was = earlier[pupilId];
    return was && deskKey(was) === deskKey(desk) ? [] : [pupilId];
  });
}
