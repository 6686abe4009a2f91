import type { Room } from '@/lib/core/rooms/room';

/** Returns the indices of a room's desks, sorted by row from the board and, within a row, from left to right. */
export function desksByRow({ desks }: Room): number[] {
  return [...desks.keys()].sort((a, b) => {
    const [one, other] = [desks[a]!, desks[b]!];
    return one.row - other.row || one.col - other.col;
  });
}

/**
 * For each desk of a room: returns the number of the desk, from 1. Numbers run row by row from the board and, within a
 * row, from left to right.
 */
export function numberDesks(room: Room): number[] {
  const numbers: number[] = [];
  desksByRow(room).forEach((desk, at) => (numbers[desk] = at + 1));
  return numbers;
}
