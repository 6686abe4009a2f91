/** Seat for one pupil: a cell of the room's grid. Row and column are integers from 0; row 0 is nearest the board. */
export interface Desk {
  row: number;
  col: number;
}

/** Room as a list of desks on a grid; no two desks share a cell. Cells without a desk are floor. */
export interface Room {
  desks: Desk[];
}

/** Fault of a room. `desk` is the index of the faulty desk, and `first` the index of an earlier desk on that cell. */
export type RoomProblem =
  | { code: 'deskNotOnGrid'; desk: number }
  | { code: 'deskDoubled'; desk: number; first: number };

/** Returns the key of a desk: the text "row,col". */
export function deskKey(desk: Desk): string {
  return `${desk.row},${desk.col}`;
}

/**
 * Finds each desk of a room whose row or column is not an integer from 0, and each desk on the cell of an earlier desk.
 * Empty for a valid room.
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

/** Offsets, as [rows down, columns right], to the four cells that share an edge with a cell. */
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

/** Finds neighbouring desks. Desk index → indices of the desks that share an edge with that desk. */
export function neighbours(room: Room): number[][] {
  return adjacent(room, edgeSteps);
}

/** Finds touching desks. Desk index → indices of the desks that share an edge or a corner with that desk. */
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

/** Returns the numbers of the rows that contain desks, from the front (nearest the board) to the back. */
export function deskRows(room: Room): number[] {
  return [...new Set(room.desks.map((desk) => desk.row))].sort((a, b) => a - b);
}

/**
 * Returns the row and place of a desk, both from 1; rows and cells without desks are not counted. Undefined if the room
 * lacks the desk.
 */
export function deskPlace(room: Room, desk: Desk): { row: number; place: number } | undefined {
  const inRow = room.desks.filter((other) => other.row === desk.row);
  if (!inRow.some((other) => other.col === desk.col)) return undefined;
  return {
    row: deskRows(room).indexOf(desk.row) + 1,
    place: inRow.filter((other) => other.col <= desk.col).length,
  };
}

/**
 * Returns the desk at a row and a place in that row, both from 1; rows and cells without desks are not counted.
 * Undefined if no desk is at this place.
 */
export function deskAt(
  room: Room,
  { row, place }: { row: number; place: number },
): Desk | undefined {
  const inRow = room.desks.filter((desk) => desk.row === deskRows(room)[row - 1]);
  return inRow.sort((a, b) => a.col - b.col)[place - 1];
}

/** Returns the numbers of a room's front rows: the first ⌈R/3⌉ of the R rows with desks. */
export function frontRows(room: Room): number[] {
  const rows = deskRows(room);
  return rows.slice(0, Math.ceil(rows.length / 3));
}

/** Returns the numbers of a room's back rows: the last ⌈R/3⌉ of the R rows with desks. */
export function backRows(room: Room): number[] {
  const rows = deskRows(room);
  return rows.slice(rows.length - Math.ceil(rows.length / 3));
}

/**
 * Returns the keys ("row,col") of the desks at the edge of a room: all desks of the first and the last row of desks,
 * and the leftmost and rightmost desk of each row in between.
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
