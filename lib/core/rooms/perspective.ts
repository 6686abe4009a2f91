import type { RoomToDraw } from './drawn-room';
import type { BoardSide } from './room-layout';
import { quartersOf } from './turn-cell';

/**
 * Viewpoints of a room's drawing: `pupils` looks towards the board, and `teacher` looks from the board towards the
 * pupils.
 */
export const perspectives = ['pupils', 'teacher'] as const;
export type Perspective = (typeof perspectives)[number];

/** Returns the viewpoint of a room's drawing: `teacher` if the board is drawn at the bottom, otherwise `pupils`. */
export function perspectiveFrom(side: BoardSide): Perspective {
  return side === 'bottom' ? 'teacher' : 'pupils';
}

export const oppositeSide = (side: BoardSide): BoardSide =>
  (['top', 'right', 'bottom', 'left'] as const)[(quartersOf[side] + 2) % 4]!;

/**
 * Returns the room as seen from the chosen viewpoint, by a half turn if necessary. Without a chosen viewpoint, returns
 * the room unchanged.
 */
export function seenFrom<Room extends RoomToDraw>(
  room: Room,
  perspective: Perspective | undefined,
): Room {
  const side = room.boardSide ?? 'top';
  if (!perspective || perspective === perspectiveFrom(side)) return room;
  return { ...room, boardSide: oppositeSide(side) };
}
