import type { PlaceMark, RoomLayout } from '../rooms/room-layout';

/**
 * The room of a fixed desk: a standard room by kind and number of desks, or one version of an own room. A fixed desk
 * applies in no other room.
 */
export type ConditionRoom =
  | { standard: string; seatCount: number }
  | { own: string; version: number };

export interface NamedRoom {
  identity: ConditionRoom;
  layout: RoomLayout;
}

/** Whether two rooms are the same standard room with as many desks, or the same version of an own room. */
export function isSameRoom(a: ConditionRoom | undefined, b: ConditionRoom): boolean {
  if (!a) return false;
  if ('own' in a) return 'own' in b && a.own === b.own && a.version === b.version;
  return 'standard' in b && a.standard === b.standard && a.seatCount === b.seatCount;
}

/**
 * Why a condition cannot apply in a room:
 * - `noMark`: the room has no mark of the kind `mark`.
 * - `otherRoom`: the fixed desk belongs to another room.
 * - `roomRedrawn`: the fixed desk belongs to an earlier version of this own room.
 * - `deskMissing`: the room lacks the fixed desk.
 */
export type UnfitReason =
  | { code: 'otherRoom' | 'roomRedrawn' | 'deskMissing' }
  | { code: 'noMark'; mark: PlaceMark };
