import type { Seating } from '@/lib/core/conditions/condition';
import { deskKey, neighbours, type Desk, type Room } from '@/lib/core/rooms/room';
import type { Round } from './group-problem';

/**
 * Seats each group of pupils at one table (connected desks), the largest group first. Among the tables with enough free
 * desks, a group gets the table with the fewest free desks, and in a tie the table nearest to the board. Returns
 * undefined if a group fits at no table.
 */
export function seatGroups(room: Room, round: Round): Seating | undefined {
  const tables = findTables(room);
  const seats: Seating = {};
  const largestFirst = [...round].sort((a, b) => b.length - a.length);
  for (const group of largestFirst) {
    const fitting = tables.filter((table) => table.length >= group.length);
    if (fitting.length === 0) return undefined;
    const table = fitting.reduce((best, next) => (next.length < best.length ? next : best));
    for (const pupil of group) seats[pupil] = table.shift()!;
  }
  return seats;
}

function findTables(room: Room): Desk[][] {
  const beside = neighbours(room);
  const byPlace = [...room.desks.keys()].sort((a, b) => {
    const [first, second] = [room.desks[a]!, room.desks[b]!];
    return first.row - second.row || first.col - second.col;
  });
  const seen = new Set<string>();
  const tables: Desk[][] = [];
  for (const start of byPlace) {
    const table: Desk[] = [];
    const walk = (index: number) => {
      const desk = room.desks[index]!;
      if (seen.has(deskKey(desk))) return;
      seen.add(deskKey(desk));
      table.push(desk);
      beside[index]!.forEach(walk);
    };
    walk(start);
    if (table.length > 0) tables.push(table);
  }
  return tables;
}
