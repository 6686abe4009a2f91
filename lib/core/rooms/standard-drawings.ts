import type { Desk } from './room';

type Draw = (seats: number) => Desk[];

/**
 * Kind of standard room → function that returns the desks for a number of seats. Desks of different tables never touch.
 */
export const standardDrawings = {
  single: (seats) => tables(seats, 1, 1, across(seats, [4, 9, 16, 25, 36, 49, 64])),
  pairs: (seats) => tables(seats, 2, 1, across(seats, [2, 12, 30, 48])),
  sidePairs: (seats) => tables(seats, 1, 2, across(seats, [2, 8, 18, 32, 50])),
  threes: (seats) => tables(seats, 3, 1, across(seats, [3, 18, 48])),
  cornerThrees: (seats) => groups(seats, cornerOfThree, across(seats, [3, 12, 27, 48])),
  fours: (seats) => tables(seats, 2, 2, across(seats, [4, 16, 24, 48])),
  fives: (seats) => groups(seats, tableOfFive, across(seats, [5, 20, 45])),
  sixes: (seats) => tables(seats, 3, 2, across(seats, [6, 24, 48])),
  horseshoe: (seats) => (seats < innerHorseshoeFrom ? horseshoe(seats) : twoHorseshoes(seats)),
  wideHorseshoe: horseshoe,
  longRows,
  oneAisle: (seats) => aisleRows(seats, [1, 1]),
  twoAisles: (seats) => aisleRows(seats, [1, 2, 1]),
} as const satisfies Record<string, Draw>;

const innerHorseshoeFrom = 21;

const cornerOfThree: Desk[] = [
  { row: 0, col: 0 },
  { row: 0, col: 1 },
  { row: 1, col: 0 },
];

const tableOfFive: Desk[] = [
  { row: 0, col: 0 },
  { row: 0, col: 1 },
  { row: 1, col: 0 },
  { row: 1, col: 1 },
  { row: 0, col: 2 },
];

function across(seats: number, limits: number[]): number {
  return 1 + limits.filter((limit) => seats > limit).length;
}

function tables(seats: number, width: number, depth: number, perRow: number): Desk[] {
  const table = Array.from({ length: width * depth }, (_, seat) => ({
    row: Math.floor(seat / width),
    col: seat % width,
  }));
  return groups(seats, table, perRow);
}

function groups(seats: number, form: readonly Desk[], perRow: number): Desk[] {
  const width = 1 + Math.max(...form.map((desk) => desk.col));
  const depth = 1 + Math.max(...form.map((desk) => desk.row));
  const count = Math.ceil(seats / form.length);
  const desks: Desk[] = [];
  for (let group = 0; group < count; group += 1) {
    const groupRow = Math.floor(group / perRow);
    const inRow = Math.min(perRow, count - groupRow * perRow);
    const groupCol = (group % perRow) + Math.floor((perRow - inRow) / 2);
    for (const { row, col } of form.slice(0, seats - desks.length)) {
      desks.push({ row: groupRow * (depth + 1) + row, col: groupCol * (width + 1) + col });
    }
  }
  return desks;
}

function horseshoe(seats: number): Desk[] {
  const width = evenWith(seats, seats < 4 ? seats : Math.round(seats * 0.45));
  return oneHorseshoe(seats, width, (seats - width) / 2, 0);
}

function twoHorseshoes(seats: number): Desk[] {
  const outer = Math.ceil((seats + 8) / 2);
  const width = evenWith(outer, Math.round(outer * 0.45));
  const depth = (outer - width) / 2;
  return [
    ...oneHorseshoe(outer, width, depth, 0),
    ...oneHorseshoe(seats - outer, width - 4, depth - 2, 2),
  ];
}

function evenWith(seats: number, wanted: number): number {
  return (seats - wanted) % 2 === 0 ? wanted : wanted + 1;
}

function oneHorseshoe(seats: number, width: number, backRow: number, leftCol: number): Desk[] {
  const desks: Desk[] = [];
  for (let col = 0; col < width; col += 1) desks.push({ row: backRow, col: leftCol + col });
  for (let step = 0; desks.length < seats; step += 1) {
    const row = backRow - 1 - Math.floor(step / 2);
    desks.push({ row, col: step % 2 === 0 ? leftCol : leftCol + width - 1 });
  }
  return desks;
}

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

function aisleRows(seats: number, shares: readonly number[]): Desk[] {
  const parts = shares.reduce((sum, share) => sum + share, 0);
  const unit = Math.max(1, Math.round(Math.sqrt(seats * 2.4) / parts));
  const cols = shares.flatMap((share, block) =>
    Array.from({ length: share * unit }, (_, at) => {
      const before = shares.slice(0, block).reduce((sum, other) => sum + other, 0);
      return before * unit + block + at;
    }),
  );
  return Array.from({ length: seats }, (_, seat) => ({
    row: 2 * Math.floor(seat / cols.length),
    col: cols[seat % cols.length]!,
  }));
}
