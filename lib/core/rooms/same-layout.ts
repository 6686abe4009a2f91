import type { RoomLayout } from './room-layout';

/**
 * Whether two room layouts have the same side of the board, the same desks and the same objects. The order of desks and
 * objects does not matter.
 */
export function isSameLayout(a: RoomLayout, b: RoomLayout): boolean {
  return a.boardSide === b.boardSide && String(toCells(a)) === String(toCells(b));
}

function toCells({ desks, marks }: RoomLayout): string[] {
  return [
    ...desks.map(({ row, col }) => `${row} ${col}`),
    ...marks.map(({ kind, row, col }) => `${row} ${col} ${kind}`),
  ].sort();
}
