import type { SavedMap } from '@/lib/contracts/maps';
import { deskKey, standardRoom, standardRoomKinds } from '@/lib/core/seating/room';
import type { MakerState } from './maker-state';

/**
 * Initial state of a new map: room and conditions of the class's active map, so that a new map every few weeks takes
 * two clicks; without one, a room of pairs with a seat for each pupil.
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
