import type { Desk, Room } from './model';

/** What can be wrong with a room, as data; `desk` is the index into `room.desks`. */
export type RoomProblem =
  { code: 'deskNotOnGrid'; desk: number } | { code: 'deskDoubled'; desk: number; first: number };

/** A string that is equal for two desks exactly when they are the same cell. */
export function deskKey(desk: Desk): string {
  return `${desk.row},${desk.col}`;
}

/**
 * Finds desks that are not on the grid (rows and columns are integers from 0) and cells named twice.
 * An empty list means that the room is well formed; a room without desks is.
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

const edgeSteps = [
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

/** For each desk (by index) the indices of the desks that share an edge with it (design, section 4). */
export function neighbours(room: Room): number[][] {
  return adjacent(room, edgeSteps);
}

/** For each desk (by index) the indices of the desks that touch it, by edge or corner. */
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

/** The rows that hold at least one desk, from the board backwards. */
export function deskRows(room: Room): number[] {
  return [...new Set(room.desks.map((desk) => desk.row))].sort((a, b) => a - b);
}

/**
 * Where a desk stands, counted from 1: its row among the rows that hold desks, from the board backwards, and its place
 * in that row, from the left. Undefined where the room has no such desk.
 */
export function deskPlace(room: Room, desk: Desk): { row: number; place: number } | undefined {
  const inRow = room.desks.filter((other) => other.row === desk.row);
  if (!inRow.some((other) => other.col === desk.col)) return undefined;
  return {
    row: deskRows(room).indexOf(desk.row) + 1,
    place: inRow.filter((other) => other.col <= desk.col).length,
  };
}

/** The front zone: the first ⌈R/3⌉ of the R rows that hold desks. */
export function frontRows(room: Room): number[] {
  const rows = deskRows(room);
  return rows.slice(0, Math.ceil(rows.length / 3));
}

/** The back zone: the last ⌈R/3⌉ of the R rows that hold desks. */
export function backRows(room: Room): number[] {
  const rows = deskRows(room);
  return rows.slice(rows.length - Math.ceil(rows.length / 3));
}

/** The rooms that a teacher can choose without drawing one (design, section 4). */
export const standardRoomKinds = [
  'single',
  'pairs',
  'threes',
  'fours',
  'horseshoe',
  'longRows',
] as const;

export type StandardRoomKind = (typeof standardRoomKinds)[number];

/** From this many seats on, a horseshoe gets a second one inside. */
const innerHorseshoeFrom = 21;

/**
 * Draws a standard room with exactly `seatCount` desks, sorted by row and column. Aisles are empty cells, so desks of
 * different tables never touch. Throws a RangeError unless `seatCount` is a whole number of at least 1.
 */
export function standardRoom(kind: StandardRoomKind, seatCount: number): Room {
  if (!Number.isSafeInteger(seatCount) || seatCount < 1) {
    throw new RangeError(`A room needs at least one seat, a whole number: ${seatCount}`);
  }
  const desks = drawings[kind](seatCount);
  return { desks: desks.sort((a, b) => a.row - b.row || a.col - b.col) };
}

const drawings: Record<StandardRoomKind, (seatCount: number) => Desk[]> = {
  single: (seats) => tables(seats, 1, 1, across(seats, [4, 9, 16, 25, 36, 49, 64])),
  pairs: (seats) => tables(seats, 2, 1, across(seats, [2, 12, 30, 48])),
  threes: (seats) => tables(seats, 3, 1, across(seats, [3, 18, 48])),
  fours: (seats) => tables(seats, 2, 2, across(seats, [4, 16, 24, 48])),
  horseshoe,
  longRows,
};

/** How many tables stand side by side: one more than the number of limits that `seats` exceeds. */
function across(seats: number, limits: number[]): number {
  return 1 + limits.filter((limit) => seats > limit).length;
}

/** Tables of `width` × `depth` desks with aisles around them; the last row is centred, the last table may be smaller. */
function tables(seats: number, width: number, depth: number, perRow: number): Desk[] {
  const size = width * depth;
  const count = Math.ceil(seats / size);
  const desks: Desk[] = [];
  for (let table = 0; table < count; table += 1) {
    const tableRow = Math.floor(table / perRow);
    const inRow = Math.min(perRow, count - tableRow * perRow);
    const tableCol = (table % perRow) + Math.floor((perRow - inRow) / 2);
    for (let seat = 0; seat < size && desks.length < seats; seat += 1) {
      desks.push({
        row: tableRow * (depth + 1) + Math.floor(seat / width),
        col: tableCol * (width + 1) + (seat % width),
      });
    }
  }
  return desks;
}

/** A U open toward the board; large ones hold a second U, one aisle inside. */
function horseshoe(seats: number): Desk[] {
  if (seats < innerHorseshoeFrom) {
    const width = evenWith(seats, seats < 4 ? seats : Math.round(seats * 0.45));
    return oneHorseshoe(seats, width, (seats - width) / 2, 0);
  }
  const outer = Math.ceil((seats + 8) / 2);
  const width = evenWith(outer, Math.round(outer * 0.45));
  const depth = (outer - width) / 2;
  return [
    ...oneHorseshoe(outer, width, depth, 0),
    ...oneHorseshoe(seats - outer, width - 4, depth - 2, 2),
  ];
}

/** The number nearest to `wanted`, from above, that is odd or even as `seats` is. */
function evenWith(seats: number, wanted: number): number {
  return (seats - wanted) % 2 === 0 ? wanted : wanted + 1;
}

/** `seats` desks along a U whose closed side is `width` desks in `backRow`; its arms grow toward the board. */
function oneHorseshoe(seats: number, width: number, backRow: number, leftCol: number): Desk[] {
  const desks: Desk[] = [];
  for (let col = 0; col < width; col += 1) desks.push({ row: backRow, col: leftCol + col });
  for (let step = 0; desks.length < seats; step += 1) {
    const row = backRow - 1 - Math.floor(step / 2);
    desks.push({ row, col: step % 2 === 0 ? leftCol : leftCol + width - 1 });
  }
  return desks;
}

/** Unbroken rows of nearly equal length, each centred, one aisle between them. */
function longRows(seats: number): Desk[] {
  const rows = Math.ceil(seats / Math.ceil(Math.sqrt(seats * 3)));
  const width = Math.ceil(seats / rows);
  const desks: Desk[] = [];
  for (let row = 0; row < rows; row += 1) {
    const length = Math.ceil((seats - desks.length) / (rows - row));
    const left = Math.floor((width - length) / 2);
    for (let col = 0; col < length; col += 1) desks.push({ row: row * 2, col: left + col });
  }
  return desks;
}
