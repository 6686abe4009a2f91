import type { Room } from '@/lib/core/rooms/room';

/** Returns the indices of a room's desks, row by row from the board and from left to right. */
export function desksByRow({ desks }: Room): number[] {
  return [...desks.keys()].sort((a, b) => {
    const [one, other] = [desks[a]!, desks[b]!];
    return one.row - other.row || one.col - other.col;
  });
}

/**
 * Returns the number of each desk, in the order of the room's desks. Desks are numbered from 1, row by row from the
 * board.
 */
export function numberDesks(room: Room): number[] {
  const numbers: number[] = [];
  desksByRow(room).forEach((desk, at) => (numbers[desk] = at + 1));
  return numbers;
}
