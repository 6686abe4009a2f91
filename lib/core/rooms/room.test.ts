import {
  backRows,
  deskPlace,
  deskRows,
  findRoomProblems,
  frontRows,
  neighbours,
  touching,
} from './room';
import { standardRoom, standardRoomKinds } from './standard-room';

/** Draws a room from text: every # is a desk. */
function drawn(...lines: string[]) {
  return {
    desks: lines.flatMap((line, row) =>
      [...line].flatMap((cell, col) => (cell === '#' ? [{ row, col }] : [])),
    ),
  };
}

describe('deskPlace', () => {
  const room = drawn('.##.#', '.....', '#....');
  it.each([
    ['the first desk of the first row', { row: 0, col: 1 }, { row: 1, place: 1 }],
    ['a desk beyond an aisle', { row: 0, col: 4 }, { row: 1, place: 3 }],
    ['a desk beyond an empty row', { row: 2, col: 0 }, { row: 2, place: 1 }],
    ['an empty cell of a row with desks', { row: 0, col: 3 }, undefined],
    ['a cell outside the room', { row: 7, col: 7 }, undefined],
  ])(
    'returns the row of a desk and its place in the row, and undefined for a cell without a desk: %s',
    (_, desk, place) => {
      expect(deskPlace(room, desk)).toEqual(place);
    },
  );
});

describe('standardRoom', () => {
  it.each(standardRoomKinds)('creates exactly the requested number of desks of kind %s', (kind) => {
    for (let seats = 1; seats <= 90; seats += 1) {
      const room = standardRoom(kind, seats);
      expect(room.desks).toHaveLength(seats);
      expect(findRoomProblems(room)).toEqual([]);
      expect(Math.min(...room.desks.map((desk) => desk.row))).toBe(0);
      expect(Math.min(...room.desks.map((desk) => desk.col))).toBe(0);
    }
  });

  it.each([
    ['single', 1],
    ['pairs', 2],
    ['threes', 3],
    ['fours', 4],
    ['sidePairs', 2],
  ] as const)('with the kind "%s" separates tables of %i desks by aisles', (kind, size) => {
    const touches = touching(standardRoom(kind, 24));
    const edges = neighbours(standardRoom(kind, 24));
    const onTable = { 1: 0, 2: 24, 3: 32, 4: 48 }[size];
    expect(edges.flat()).toHaveLength(onTable);
    expect(Math.max(...touches.map((list) => list.length))).toBeLessThan(size);
  });

  it('draws an open horseshoe, and for a large class a second horseshoe inside the first', () => {
    expect(standardRoom('horseshoe', 7)).toEqual(drawn('#.#', '#.#', '###'));
    expect(standardRoom('horseshoe', 28)).toEqual(
      drawn('#.#..#.#', '#.#..#.#', '#.#..#.#', '#.####.#', '#......#', '########'),
    );
  });

  it.each([
    ['cornerThrees', 3, 2],
    ['fives', 5, 4],
    ['sixes', 6, 5],
  ] as const)('with the kind "%s" separates groups of %i desks by aisles', (kind, size, most) => {
    const room = standardRoom(kind, size * 4);
    const edges = neighbours(room);
    const group = (start: number) => {
      const found = new Set([start]);
      for (const desk of found) edges[desk]!.forEach((other) => found.add(other));
      return found;
    };
    expect(room.desks.map((_, index) => group(index).size)).toEqual(new Array(size * 4).fill(size));
    expect(Math.max(...touching(room).map((list) => list.length))).toBeLessThanOrEqual(most);
  });

  it('with the kind "sidePairs" puts the two desks of each pair one behind the other', () => {
    expect(standardRoom('sidePairs', 6)).toEqual(drawn('#.#', '#.#', '...', '#..', '#..'));
  });

  it('divides rows of desks by one aisle, or by two aisles with a wider block of desks between them', () => {
    expect(standardRoom('oneAisle', 28).desks).toHaveLength(28);
    expect(standardRoom('oneAisle', 14)).toEqual(
      drawn('###.###', '.......', '###.###', '.......', '##.....'),
    );
    expect(standardRoom('twoAisles', 12)).toEqual(
      drawn('#.##.#', '......', '#.##.#', '......', '#.##.#'),
    );
    expect(standardRoom('twoAisles', 28).desks.filter((desk) => desk.row === 0)).toHaveLength(8);
  });

  it('draws a single horseshoe for the kind "wideHorseshoe"', () => {
    const rows = standardRoom('wideHorseshoe', 28).desks.map((desk) => desk.row);
    const last = Math.max(...rows);
    expect(rows.filter((row) => row < last).length).toBe(2 * last);
  });

  it.each([0, -1, 1.5, Number.NaN])('refuses %p seats', (seats) => {
    expect(() => standardRoom('pairs', seats)).toThrow(RangeError);
  });
});

describe('adjacency', () => {
  const room = drawn('##', '.#', '#.');

  it('counts desks that share an edge as neighbours', () => {
    expect(neighbours(room)).toEqual([[1], [0, 2], [1], []]);
  });

  it('counts desks that share an edge or a corner as touching', () => {
    expect(touching(room).map((list) => list.sort())).toEqual([[1, 2], [0, 2], [0, 1, 3], [2]]);
  });
});

describe('the front zone and the back zone', () => {
  it.each([
    [1, [0], [0]],
    [2, [0], [2]],
    [3, [0], [4]],
    [4, [0, 2], [4, 6]],
    [7, [0, 2, 4], [8, 10, 12]],
  ])('each contain a third, rounded up, of the %i rows with desks', (rows, front, back) => {
    const room = { desks: Array.from({ length: rows }, (_, i) => ({ row: 2 * i, col: 0 })) };
    expect(deskRows(room)).toHaveLength(rows);
    expect(frontRows(room)).toEqual(front);
    expect(backRows(room)).toEqual(back);
  });
});

describe('findRoomProblems', () => {
  it('reports desks off the grid and cells used twice', () => {
    const desks = [
      { row: 0, col: 0 },
      { row: -1, col: 0 },
      { row: 0, col: 0.5 },
      { row: 0, col: 0 },
    ];
    expect(findRoomProblems({ desks })).toEqual([
      { code: 'deskNotOnGrid', desk: 1 },
      { code: 'deskNotOnGrid', desk: 2 },
      { code: 'deskDoubled', desk: 3, first: 0 },
    ]);
  });
});
