import type { PlaceMark, RoomLayout } from '../rooms/room-layout';

/**
 * Room of a pupil's fixed desk: a standard room of a certain size, or one version of a teacher's own room. The fixed
 * desk applies in no other room.
 */
export type ConditionRoom =
  | { standard: string; seatCount: number }
  | { own: string; version: number };

export interface NamedRoom {
  identity: ConditionRoom;
  layout: RoomLayout;
}

/**
 * Whether two rooms are the same standard room with the same number of desks, or the same version of a teacher's own
 * room.
 */
export function isSameRoom(a: ConditionRoom | undefined, b: ConditionRoom): boolean {
  if (!a) return false;
  if ('own' in a) return 'own' in b && a.own === b.own && a.version === b.version;
  return 'standard' in b && a.standard === b.standard && a.seatCount === b.seatCount;
}

/**
 * Why a condition cannot apply in a room:
 * - `noMark`: the room lacks an object that the condition needs, such as a door.
 * - `otherRoom`: the fixed desk belongs to another room.
 * - `roomRedrawn`: the fixed desk belongs to another version of this room.
 * - `deskMissing`: the room lacks the fixed desk.
 */
export type UnfitReason =
  | { code: 'otherRoom' | 'roomRedrawn' | 'deskMissing' }
  | { code: 'noMark'; mark: PlaceMark };
