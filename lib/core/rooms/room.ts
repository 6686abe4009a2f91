/** Seat for one pupil: a cell of the room's grid. Row and column are integers from 0; row 0 is nearest the board. */
export interface Desk {
  row: number;
  col: number;
}

/** Room as a list of desks on a grid; no two desks share a cell. Cells without a desk are floor. */
export interface Room {
  desks: Desk[];
}

/** Fault of a room. `desk` is the index of the faulty desk, and `first` that of an earlier desk on the same cell. */
export type RoomProblem =
  | { code: 'deskNotOnGrid'; desk: number }
  | { code: 'deskDoubled'; desk: number; first: number };

/** Returns a desk's key, equal only for desks on the same cell. */
export function deskKey(desk: Desk): string {
  return `${desk.row},${desk.col}`;
}

/**
 * Finds the desks of a room that are not on the grid (integers from 0) or share a cell. An empty list means a valid
 * room.
 */
export function findRoomProblems(room: Room): RoomProblem[] {
  const problems: RoomProblem[] = [];
  const seen = new Map<string, number>();
  room.desks.forEach((desk, index) => {
    const onGrid = [desk.row, desk.col].every((n) => Number.isSafeInteger(n) && n >= 0);
    if (!onGrid) {
      problems.push({ code: 'deskNotOnGrid', desk: index });
      return;
    }
    const key = deskKey(desk);
    const first = seen.get(key);
    if (first === undefined) seen.set(key, index);
    else problems.push({ code: 'deskDoubled', desk: index, first });
  });
  return problems;
}

/** Offsets (rows down, columns right) from a cell to the four cells that share an edge with it. */
export const edgeSteps = [
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, 0],
] as const;
const cornerSteps = [
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
] as const;

/** For each desk, returns the indices of the desks that share an edge with it. */
export function neighbours(room: Room): number[][] {
  return adjacent(room, edgeSteps);
}

/** For each desk, returns the indices of the desks that touch it by edge or corner. */
export function touching(room: Room): number[][] {
  return adjacent(room, [...edgeSteps, ...cornerSteps]);
}

function adjacent(room: Room, steps: readonly (readonly [number, number])[]): number[][] {
  const at = new Map(room.desks.map((desk, index) => [deskKey(desk), index]));
  return room.desks.map(({ row, col }) => {
    const found: number[] = [];
    for (const [down, right] of steps) {
      const other = at.get(deskKey({ row: row + down, col: col + right }));
      if (other !== undefined) found.push(other);
    }
    return found;
  });
}

/** Returns the numbers of a room's rows with desks, from front to back. */
export function deskRows(room: Room): number[] {
  return [...new Set(room.desks.map((desk) => desk.row))].sort((a, b) => a - b);
}

/**
 * Returns a desk's row among the rows with desks, and its place in that row, both from 1. Undefined if the room lacks
 * the desk.
 */
export function deskPlace(room: Room, desk: Desk): { row: number; place: number } | undefined {
  const inRow = room.desks.filter((other) => other.row === desk.row);
  if (!inRow.some((other) => other.col === desk.col)) return undefined;
  return {
    row: deskRows(room).indexOf(desk.row) + 1,
    place: inRow.filter((other) => other.col <= desk.col).length,
  };
}

/** Returns the desk at a row and place, both counted from 1 among the desks only. Undefined if there is none. */
export function deskAt(
  room: Room,
  { row, place }: { row: number; place: number },
): Desk | undefined {
  const inRow = room.desks.filter((desk) => desk.row === deskRows(room)[row - 1]);
  return inRow.sort((a, b) => a.col - b.col)[place - 1];
}

/** Returns a room's front rows: the first ⌈R/3⌉ of the R rows with desks. */
export function frontRows(room: Room): number[] {
  const rows = deskRows(room);
  return rows.slice(0, Math.ceil(rows.length / 3));
}

/** Returns a room's back rows: the last ⌈R/3⌉ of the R rows with desks. */
export function backRows(room: Room): number[] {
  const rows = deskRows(room);
  return rows.slice(rows.length - Math.ceil(rows.length / 3));
}

/**
 * Returns the keys of the desks at the edge of a room: all desks of the first and last row, and the outermost desks of
 * all rows between them.
 */
export function edgeDesks(room: Room): Set<string> {
  const rows = deskRows(room);
  const keys = rows.flatMap((row) => {
    const cols = room.desks.filter((desk) => desk.row === row).map((desk) => desk.col);
    const outermost = [Math.min(...cols), Math.max(...cols)];
    const isOuter = row === rows[0] || row === rows.at(-1);
    return (isOuter ? cols : outermost).map((col) => deskKey({ row, col }));
  });
  return new Set(keys);
}
