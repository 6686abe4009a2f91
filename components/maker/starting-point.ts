import type { SavedMap } from '@/lib/contracts/maps';
import type { ClassCondition, ConditionRoom } from '@/lib/core/conditions/class-condition';
import { fromMapConditions } from '@/lib/core/conditions/from-map';
import { deskKey, standardRoom, standardRoomKinds } from '@/lib/core/seating/room';
import type { MakerState } from './maker-state';

/**
 * Initial state of a new map: the room of the class's active map, so that a new map every few weeks takes two clicks;
 * without one, a room of pairs with a seat for each pupil.
 */
export function startingPoint(pupilCount: number, active: SavedMap | undefined): MakerState {
  const kind = active && findStandardKind(active.desks);
  const seatCount = Math.max(kind ? active.desks.length : 0, roundedUp(pupilCount));
  return {
    choice: { kind: kind ?? 'pairs', seatCount },
    seatsText: String(seatCount),
    absent: [],
    off: [],
    draft: { chosen: [], typed: '' },
  };
}

/** The conditions of the class's active map, for a class that has never kept any. */
export function activeMapConditions(active: SavedMap | undefined): ClassCondition[] {
  if (!active) return [];
  const kind = findStandardKind(active.desks);
  // No version of an own room is 0, so the desks are not used before the teacher says that they still hold.
  const room: ConditionRoom = active.roomId
    ? { own: active.roomId, version: 0 }
    : { standard: kind ?? active.roomName, seatCount: active.desks.length };
  const conditions = [...(active.conditions ?? []), ...(active.lapsedConditions ?? [])];
  return fromMapConditions(active.id, conditions, room);
}

/** Rounds up to whole pairs, and at least to a small room. */
function roundedUp(pupilCount: number): number {
  return Math.max(2, pupilCount + (pupilCount % 2));
}

function findStandardKind(desks: SavedMap['desks']) {
  const keys = new Set(desks.map(deskKey));
  return standardRoomKinds.find((kind) =>
    standardRoom(kind, desks.length).desks.every((desk) => keys.has(deskKey(desk))),
  );
}
