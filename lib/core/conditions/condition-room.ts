import type { PlaceMark, RoomLayout } from '../rooms/room-layout';

/**
 * Room to which a pupil's fixed desk belongs: a standard room with a number of seats, or one version of a teacher's own
 * room. The fixed desk does not apply in any other room.
 */
export type ConditionRoom =
  | { standard: string; seatCount: number }
  | { own: string; version: number };

export interface NamedRoom {
  identity: ConditionRoom;
  layout: RoomLayout;
}

/**
 * Returns whether two rooms are the same standard room with the same number of seats, or the same version of a
 * teacher's own room.
 */
export function isSameRoom(a: ConditionRoom | undefined, b: ConditionRoom): boolean {
  if (!a) return false;
  if ('own' in a) return 'own' in b && a.own === b.own && a.version === b.version;
  return 'standard' in b && a.standard === b.standard && a.seatCount === b.seatCount;
}

/**
 * Why a condition cannot apply in a room:
 * - `noMark`: the room has no object of the kind that the condition needs, such as a door.
 * - `otherRoom`: the fixed desk belongs to a different room.
 * - `roomRedrawn`: the fixed desk belongs to a different version of the room.
 * - `deskMissing`: the room has no desk at the place of the fixed desk.
 */
export type UnfitReason =
  | { code: 'otherRoom' | 'roomRedrawn' | 'deskMissing' }
  | { code: 'noMark'; mark: PlaceMark };
