import type { SavedMap } from '@/lib/contracts/maps';
import { deskKey, standardRoom, standardRoomKinds } from '@/lib/core/seating/room';
import type { MakerState } from './maker-state';

/**
 * What a new map starts from: the room and the conditions of the class's active map, so that a new map every few
 * weeks is two clicks; pairs with a seat for everybody where there is none.
 */
export function startingPoint(pupilCount: number, active: SavedMap | undefined): MakerState {
  const kind = active && findStandardKind(active.desks);
  const seatCount = Math.max(kind ? active.desks.length : 0, roundedUp(pupilCount));
  return {
    choice: { kind: kind ?? 'pairs', seatCount },
    seatsText: String(seatCount),
    absent: [],
    conditions: [...(active?.conditions ?? []), ...(active?.lapsedConditions ?? [])],
    draft: { type: 'together', chosen: [] },
  };
}

/** Whole pairs, and at least a small room. */
function roundedUp(pupilCount: number): number {
  return Math.max(2, pupilCount + (pupilCount % 2));
}

function findStandardKind(desks: SavedMap['desks']) {
  const keys = new Set(desks.map(deskKey));
  return standardRoomKinds.find((kind) =>
    standardRoom(kind, desks.length).desks.every((desk) => keys.has(deskKey(desk))),
  );
}
