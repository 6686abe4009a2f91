import type { RoomLayout } from './room-layout';

/** Whether two room layouts have the same desks and other objects, in any order, and the board on the same side. */
export function isSameLayout(a: RoomLayout, b: RoomLayout): boolean {
  return a.boardSide === b.boardSide && String(toCells(a)) === String(toCells(b));
}

function toCells({ desks, marks }: RoomLayout): string[] {
  return [
    ...desks.map(({ row, col }) => `${row} ${col}`),
    ...marks.map(({ kind, row, col }) => `${row} ${col} ${kind}`),
  ].sort();
}
