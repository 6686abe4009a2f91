import { joinCells } from '@/lib/core/rooms/joined-cells';
import type { Desk } from '@/lib/core/rooms/room';
import type { Mark, MarkedRoom } from '@/lib/core/rooms/room-layout';

/**
 * The doors of a room, from the front and from the left; door marks that share an edge are one door. The cells of a
 * door are in the same order.
 */
export function findDoors({ marks = [] }: Pick<MarkedRoom, 'marks'>): Mark[][] {
  const cells = marks.filter(({ kind }) => kind === 'door');
  return joinCells(cells.sort((a, b) => a.row - b.row || a.col - b.col));
}

/**
 * The door nearest to a desk, as an index of `findDoors`; of equally near doors, the first. Distances are Euclidean,
 * from the centre of the desk to the centre of the door's nearest cell. Undefined for a room without doors.
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
