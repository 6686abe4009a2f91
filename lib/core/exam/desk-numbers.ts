import type { Room } from '@/lib/core/rooms/room';

/** Returns the desks as indices of `room.desks`, row by row from the board and from left to right. */
export function desksByRow({ desks }: Room): number[] {
  return [...desks.keys()].sort((a, b) => {
    const [one, other] = [desks[a]!, desks[b]!];
    return one.row - other.row || one.col - other.col;
  });
}

/** Numbers the desks of a room from 1, row by row from the board. The result is in the order of `room.desks`. */
export function numberDesks(room: Room): number[] {
  const numbers: number[] = [];
  desksByRow(room).forEach((desk, at) => (numbers[desk] = at + 1));
  return numbers;
}
