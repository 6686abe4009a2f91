import type { PlaceMark, RoomLayout } from '../rooms/room-layout';

/**
 * The room that a fixed desk belongs to, so that it is never used in another one: a standard room of a kind with so many
 * desks, or an own room as it was when it had that version.
 */
export type ConditionRoom =
  | { standard: string; seatCount: number }
  | { own: string; version: number };

/** A room for which conditions are resolved: its desks and marks, and what identifies it. */
export interface NamedRoom {
  identity: ConditionRoom;
  layout: RoomLayout;
}

/** Whether both are the same standard room with as many desks, or the same version of an own room. */
export function isSameRoom(a: ConditionRoom | undefined, b: ConditionRoom): boolean {
  if (!a) return false;
  if ('own' in a) return 'own' in b && a.own === b.own && a.version === b.version;
  return 'standard' in b && a.standard === b.standard && a.seatCount === b.seatCount;
}

/**
 * Why a room cannot have a condition:
 * - `noMark`: the room has no mark of the kind that the place is measured from.
 * - `otherRoom`: the fixed desk is one of another room.
 * - `roomRedrawn`: the fixed desk is one of this own room before it was redrawn.
 * - `deskMissing`: the room has no such desk.
 */
export type UnfitReason =
  | { code: 'otherRoom' | 'roomRedrawn' | 'deskMissing' }
  | { code: 'noMark'; mark: PlaceMark };
