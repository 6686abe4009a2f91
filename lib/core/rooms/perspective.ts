import type { RoomToDraw } from './drawn-room';
import type { BoardSide } from './room-layout';
import { quartersOf } from './turn-cell';

/** Viewpoints of a room. `pupils`: from behind the last row; `teacher`: from the board. */
export const perspectives = ['pupils', 'teacher'] as const;
export type Perspective = (typeof perspectives)[number];

/** Returns the viewpoint of a drawing: `teacher` for a board at the bottom, otherwise `pupils`. */
export function perspectiveFrom(side: BoardSide): Perspective {
  return side === 'bottom' ? 'teacher' : 'pupils';
}

export const oppositeSide = (side: BoardSide): BoardSide =>
  (['top', 'right', 'bottom', 'left'] as const)[(quartersOf[side] + 2) % 4]!;

/** Turns a room by a half turn if the perspective needs it; unchanged without a perspective. */
export function seenFrom<Room extends RoomToDraw>(
  room: Room,
  perspective: Perspective | undefined,
): Room {
  const side = room.boardSide ?? 'top';
  if (!perspective || perspective === perspectiveFrom(side)) return room;
  return { ...room, boardSide: oppositeSide(side) };
}
