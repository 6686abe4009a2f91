import type { RoomToDraw } from './drawn-room';
import type { BoardSide } from './room-layout';
import { quartersOf } from './turn-cell';

/**
 * Viewpoints of a room. `pupils`: from behind the last row, the board farthest away; `teacher`: from the board, with
 * the first row nearest.
 */
export const perspectives = ['pupils', 'teacher'] as const;
export type Perspective = (typeof perspectives)[number];

/**
 * The viewpoint of a drawing with the board on this side. A board on the left or right is drawn as seen from behind.
 */
export function perspectiveFrom(side: BoardSide): Perspective {
  return side === 'bottom' ? 'teacher' : 'pupils';
}

export const oppositeSide = (side: BoardSide): BoardSide =>
  (['top', 'right', 'bottom', 'left'] as const)[(quartersOf[side] + 2) % 4]!;

/** The room from a perspective: as drawn, or turned by a half turn. Without a perspective, as drawn. */
export function seenFrom<Room extends RoomToDraw>(
  room: Room,
  perspective: Perspective | undefined,
): Room {
  const side = room.boardSide ?? 'top';
  if (!perspective || perspective === perspectiveFrom(side)) return room;
  return { ...room, boardSide: oppositeSide(side) };
}
