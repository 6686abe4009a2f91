import type { Room } from '@/lib/core/rooms/room';

/** The desks of a room as indices of `room.desks`, row by row from the board, and within a row from the left. */
export function desksByRow({ desks }: Room): number[] {
  return [...desks.keys()].sort((a, b) => {
    const [one, other] = [desks[a]!, desks[b]!];
    return one.row - other.row || one.col - other.col;
  });
}

/** The number of each desk, by its index in `room.desks`, from 1 in the order of `desksByRow`. */
export function numberDesks(room: Room): number[] {
  const numbers: number[] = [];
  desksByRow(room).forEach((desk, at) => (numbers[desk] = at + 1));
  return numbers;
}
