import { joinCells } from '@/lib/core/rooms/joined-cells';
import type { Desk } from '@/lib/core/rooms/room';
import type { Mark, MarkedRoom } from '@/lib/core/rooms/room-layout';

/**
 * Finds the doors of a room, sorted from front to back, then from left to right. Door cells that share an edge form one
 * door.
 */
export function findDoors({ marks = [] }: Pick<MarkedRoom, 'marks'>): Mark[][] {
  const cells = marks.filter(({ kind }) => kind === 'door');
  return joinCells(cells.sort((a, b) => a.row - b.row || a.col - b.col));
}

/**
 * Returns the index (in the list from `findDoors`) of the door nearest to a desk; undefined if the room has no door.
 * Distances are Euclidean, between the centres of cells.
 */
export function nearestDoor(
  room: Pick<MarkedRoom, 'marks'>,
  { row, col }: Desk,
): number | undefined {
  const distances = findDoors(room).map((cells) =>
    Math.min(...cells.map((cell) => (cell.row - row) ** 2 + (cell.col - col) ** 2)),
  );
  return distances.length > 0 ? distances.indexOf(Math.min(...distances)) : undefined;
}
