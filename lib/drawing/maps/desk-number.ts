import type { Desk } from '@/lib/core/rooms/room';

/** Row and seat number of a desk, from 1: row 1 is nearest the board, seat 1 is the leftmost on the map. */
export interface DeskNumber {
  row: number;
  seat: number;
}

/** Numbers a desk by row and seat. Empty rows are not counted, so an aisle across the room has no row number. */
export function deskNumber(desk: Desk, desks: Desk[]): DeskNumber {
  const rowsInFront = new Set(desks.filter(({ row }) => row < desk.row).map(({ row }) => row));
  const toTheLeft = desks.filter(({ row, col }) => row === desk.row && col < desk.col);
  return { row: rowsInFront.size + 1, seat: toTheLeft.length + 1 };
}
