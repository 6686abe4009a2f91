import type { RoomPlan } from './room-plan';

/** Whether two plans have the same desks and marks, in whatever order, and the board on the same side. */
export function isSamePlan(a: RoomPlan, b: RoomPlan): boolean {
  return a.boardSide === b.boardSide && String(toCells(a)) === String(toCells(b));
}

function toCells({ desks, marks }: RoomPlan): string[] {
  return [
    ...desks.map(({ row, col }) => `${row} ${col}`),
    ...marks.map(({ kind, row, col }) => `${row} ${col} ${kind}`),
  ].sort();
}
