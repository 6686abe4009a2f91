import { joinCells } from '@/lib/core/rooms/joined-cells';
import type { Desk, Room } from '@/lib/core/rooms/room';

const byReading = (a: Desk, b: Desk) => a.row - b.row || a.col - b.col;

/**
 * Returns all desks of the table (desks connected by their edges) that contains `desk`, sorted by row, then by column.
 * Empty if `desk` is not in the room.
 */
export function tableAt(room: Room, desk: Desk): Desk[] {
  const table = joinCells(room.desks).find((desks) =>
    desks.some(({ row, col }) => row === desk.row && col === desk.col),
  );
  return table?.sort(byReading) ?? [];
}

/**
 * Pairs each desk of a table with the desk at the same position in a second table. Undefined if the tables differ in
 * shape, or if the second table is the first table.
 */
export function matchTables(from: Desk[], to: Desk[]): (readonly [Desk, Desk])[] | undefined {
  const [first, target] = [from[0], to[0]];
  if (!first || !target || from.length !== to.length) return undefined;
  const down = target.row - first.row;
  const right = target.col - first.col;
  if (down === 0 && right === 0) return undefined;
  const pairs = from.map((desk, index) => [desk, to[index]!] as const);
  const isSameShape = pairs.every(
    ([desk, other]) => other.row - desk.row === down && other.col - desk.col === right,
  );
  return isSameShape ? pairs : undefined;
}
