import type { RoomToDraw } from './drawn-room';
import type { BoardSide } from './room-layout';
import { quartersOf } from './turn-cell';

/** Viewpoints of a room's drawing: that of the pupils, from behind the last row, or of the teacher, from the board. */
export const perspectives = ['pupils', 'teacher'] as const;
export type Perspective = (typeof perspectives)[number];

/** Returns the viewpoint of a room's drawing: the teacher's for a board at the bottom, otherwise the pupils'. */
export function perspectiveFrom(side: BoardSide): Perspective {
  return side === 'bottom' ? 'teacher' : 'pupils';
}

export const oppositeSide = (side: BoardSide): BoardSide =>
  (['top', 'right', 'bottom', 'left'] as const)[(quartersOf[side] + 2) % 4]!;

/**
 * Turns a room by a half turn if it is drawn from another viewpoint than the chosen one. Unchanged without a chosen
 * viewpoint.
 */
export function seenFrom<Room extends RoomToDraw>(
  room: Room,
  perspective: Perspective | undefined,
): Room {
  const side = room.boardSide ?? 'top';
  if (!perspective || perspective === perspectiveFrom(side)) return room;
  return { ...room, boardSide: oppositeSide(side) };
}
