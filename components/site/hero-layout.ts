import type { Desk, Room } from '@/lib/core/seating/model';

/** How wide and deep an aisle is drawn, in desks. */
const aisleWidth = 0.42;
const aisleDepth = 0.3;

/** Where each line of desks begins, aisles being narrower than desks, and where the last one ends. */
function along(lines: number[], aisle: number) {
  const taken = new Set(lines);
  const first = Math.min(...lines);
  const last = Math.max(...lines);
  const starts = new Map<number, number>();
  let end = 0;
  for (let line = first; line <= last; line += 1) {
    starts.set(line, end);
    end += taken.has(line) ? 1 : aisle;
  }
  return { starts, end };
}

/** Lays a room out for drawing: its extent and the place of each desk, in desks from the corner by the board. */
export function layOut(room: Room) {
  const columns = along(
    room.desks.map((desk) => desk.col),
    aisleWidth,
  );
  const rows = along(
    room.desks.map((desk) => desk.row),
    aisleDepth,
  );
  return {
    width: columns.end,
    height: rows.end,
    placeOf: ({ row, col }: Desk) => ({
      x: columns.starts.get(col) ?? 0,
      y: rows.starts.get(row) ?? 0,
    }),
  };
}
