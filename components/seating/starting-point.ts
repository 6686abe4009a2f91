import type { SavedMap } from '@/lib/contracts/maps';
import type { Condition } from '@/lib/core/seating/model';
import { deskKey, standardRoom, standardRoomKinds } from '@/lib/core/seating/room';
import type { RoomChoice } from './maker-state';

export interface StartingPoint {
  choice: RoomChoice;
  conditions: Condition[];
}

/**
 * What a new map starts from: the room and the conditions of the class's active map, so that a new map every few
 * weeks is two clicks; pairs with a seat for everybody where there is none.
 */
export function startingPoint(pupilCount: number, active: SavedMap | undefined): StartingPoint {
  const kind = active && standardKindOf(active.desks);
  const seatCount = kind ? active.desks.length : 0;
  return {
    choice: {
      kind: kind ?? 'pairs',
      seatCount: Math.max(seatCount, roundedUp(pupilCount)),
    },
    conditions: active?.conditions ?? [],
  };
}

/** Whole pairs, and at least a small room. */
function roundedUp(pupilCount: number): number {
  return Math.max(2, pupilCount + (pupilCount % 2));
}

function standardKindOf(desks: SavedMap['desks']) {
  const keys = new Set(desks.map(deskKey));
  return standardRoomKinds.find((kind) =>
    standardRoom(kind, desks.length).desks.every((desk) => keys.has(deskKey(desk))),
  );
}
