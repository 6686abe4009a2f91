import fc from 'fast-check';
import { drawRoom } from './drawn-room';
import type { Box, Point } from './drawn-grid';
import { boardSides, markKinds, type Mark, type MarkKind, type RoomLayout } from './room-layout';
import { shapeRoom, type RoomShapes } from './room-shapes';
import type { Door } from './wall-openings';

const signs: Record<string, MarkKind | 'desk'> = {
  '#': 'desk',
  o: 'outside',
  w: 'wall',
  D: 'door',
  W: 'window',
  C: 'cupboard',
};

/** A room from a drawing with the board at the top. */
function toLayout(lines: string[]): Omit<RoomLayout, 'boardSide'> {
  const placed = lines.flatMap((line, row) =>
    [...line].flatMap((sign, col) => (signs[sign] ? [{ kind: signs[sign], row, col }] : [])),
  );
  return {
    desks: placed.filter(({ kind }) => kind === 'desk').map(({ row, col }) => ({ row, col })),
    marks: placed.filter((one): one is Mark => one.kind !== 'desk'),
  };
}

/**
 * Shapes of a room whose rows and columns have the size 1, with points as grid lines: line 0 is before the first row or
 * column.
 */
function shape(lines: string[], boardSide: RoomLayout['boardSide'] = 'top') {
  const room = drawRoom({ ...toLayout(lines), boardSide });
  const shapes = shapeRoom(room, { cols: room.cols.map(() => 1), rows: room.rows.map(() => 1) });
  const near = (value: number, places: number[]) =>
    places.findIndex((place) => Math.abs(place - value) < 0.45);
  const inGrid = ({ x, y }: { x: number; y: number }) => [
    near(x, shapes.grid.cols),
    near(y, shapes.grid.rows),
  ];
  return { shapes, inGrid };
}

/** Every outline, beginning with its upper left corner. */
function outlines(lines: string[]): string[] {
  const { shapes, inGrid } = shape(lines);
  return shapes.floor.map((outline) => {
    const points = outline.map((point) => inGrid(point));
    const start = points.reduce((best, [x, y], index) => {
      const [left, top] = points[best]!;
      return y! < top! || (y === top && x! < left!) ? index : best;
    }, 0);
    return [...points.slice(start), ...points.slice(0, start)].join(' ');
  });
}

it.each([
  ['a rectangle', ['####', '####'], ['0,0 4,0 4,2 0,2']],
  ['an L', ['##oo', '####', '####'], ['0,0 2,0 2,1 4,1 4,3 0,3']],
  ['a T', ['oo##oo', 'oo##oo', '######'], ['2,0 4,0 4,2 6,2 6,3 0,3 0,2 2,2']],
  ['slanted at a corner of one cell', ['###o', '####', '####'], ['0,0 3,0 4,1 4,3 0,3']],
  ['slanted along stairs of cells', ['##oo', '###o', '####'], ['0,0 2,0 4,2 4,3 0,3']],
  ['slanted at all four corners', ['o##o', '####', 'o##o'], ['1,0 3,0 4,1 4,2 3,3 1,3 0,2 0,1']],
  ['not slanted at a niche', ['#o#', '###'], ['0,0 1,0 1,1 2,1 2,0 3,0 3,2 0,2']],
  ['drawn around a hole', ['###', '#o#', '###'], ['0,0 3,0 3,3 0,3', '1,1 1,2 2,2 2,1']],
  [
    'two outlines for parts that touch in a corner',
    ['##oo', 'oo##'],
    ['0,0 2,0 2,1 0,1', '2,1 4,1 4,2 2,2'],
  ],
  ['slanted at a corner beyond the desks', ['##.o', '##..'], ['0,0 3,0 4,1 4,2 0,2']],
  ['smaller without a row of floor', ['ooo', '###'], ['0,0 3,0 3,1 0,1']],
])('the outline of a room follows its floor: the outline is %s', (_, lines, expected) => {
  expect(outlines(lines).sort()).toEqual([...expected].sort());
});

/** The side of the floor on which the door's wall is. */
const sideOf = ({ along: { x, y } }: Door) =>
  x === 0 ? (y > 0 ? 'right' : 'left') : y === 0 ? (x > 0 ? 'top' : 'bottom') : 'slanted';

it.each(boardSides)(
  'a door and a window are drawn along a slanted wall when the board is at the %s',
  (boardSide) => {
    const { shapes } = shape(['##ooo', '##Doo', '###Wo', '#####'], boardSide);
    expect(shapes.doors.map(sideOf)).toEqual(['slanted']);
    const [wall] = shapes.floor.flatMap((outline) =>
      outline.flatMap((from, index) => {
        const to = outline[(index + 1) % outline.length]!;
        return from.x !== to.x && from.y !== to.y ? [{ from, to }] : [];
      }),
    );
    const { from, to } = wall!;
    const across = ({ x, y }: Point) =>
      (x - from.x) * (to.y - from.y) - (y - from.y) * (to.x - from.x);
    const [line] = shapes.windows;
    for (const point of [shapes.doors[0]!.at, line!.from, line!.to]) {
      expect(across(point)).toBeCloseTo(0);
    }
  },
);

it.each(boardSides)('a door remains in its wall when the board is at the %s', (boardSide) => {
  const turned = (side: RoomLayout['boardSide']) =>
    boardSides[(boardSides.indexOf(side) + boardSides.indexOf(boardSide)) % 4];
  const doorAt = (lines: string[]) => shape(lines, boardSide).shapes.doors.map(sideOf);
  expect(doorAt(['###.', '###D', '###.'])).toEqual([turned('right')]);
  expect(doorAt(['.###', 'D###', '.###'])).toEqual([turned('left')]);
  expect(doorAt(['.D..', '####'])).toEqual([turned('top')]);
  expect(doorAt(['####', '..D.'])).toEqual([turned('bottom')]);
});

it('a window in an inner wall is drawn along the wall', () => {
  const { shapes, inGrid } = shape(['####', 'wWWw', '####']);
  expect(
    shapes.windows.map(({ from, to }) => [from.y - to.y, inGrid(from)[0], inGrid(to)[0]]),
  ).toEqual([[0, 1, 3]]);
});

it('a door is drawn in an inner wall and in the wall of a niche', () => {
  const { shapes } = shape(['##w##', '##D##', '##w##']);
  expect(shapes.doors).toMatchObject([
    { at: { x: shapes.width / 2, y: expect.closeTo(shapes.grid.rows[1]! + 0.5) as number } },
  ]);
  expect(shapes.pillars).toEqual([]);
  const niche = shape(['##oo', '##.D', '####']);
  expect(sideOf(niche.shapes.doors[0]!)).toBe('right');
});

it('in the drawing of a room, windows are joined into one only if they are adjacent', () => {
  const { shapes, inGrid } = shape(['W####', 'W####', '.####', 'W####']);
  expect(shapes.windows.map(({ from, to }) => [inGrid(from), inGrid(to)]).sort()).toEqual([
    [
      [0, 0],
      [0, 2],
    ],
    [
      [0, 3],
      [0, 4],
    ],
  ]);
});

it('cells of furniture that touch are one piece, and a wall of one cell is a pillar', () => {
  const { shapes } = shape(['CC..C', '#w##w', '##.#w']);
  expect(shapes.furniture).toHaveLength(2);
  expect(shapes.pillars).toHaveLength(1);
  expect(shapes.walls).toHaveLength(3);
});

it('rows and columns of a room are drawn narrow if they contain only doors or windows', () => {
  const { grid } = shapeRoom(drawRoom(toLayout(['W###', 'W###', '.D..'])));
  expect(grid.box({ row: 2, col: 0 })).toMatchObject({ width: 0.12, height: 0.16 });
});

const isInside = ({ width, height }: RoomShapes, box: Box) =>
  box.x >= -1e-9 &&
  box.y >= -1e-9 &&
  box.x + box.width <= width + 1e-9 &&
  box.y + box.height <= height + 1e-9;

it('every shape of a random room is within the drawing, and the board is apart from the desks', () => {
  const cell = fc.record({ row: fc.nat(9), col: fc.nat(9), kind: fc.constantFrom(...markKinds) });
  const cells = fc.uniqueArray(cell, {
    selector: ({ row, col }) => `${row},${col}`,
    minLength: 1,
    maxLength: 40,
  });
  fc.assert(
    fc.property(cells, fc.constantFrom(...boardSides), (all, boardSide) => {
      const [desk, ...marks] = all as [Mark, ...Mark[]];
      const room = drawRoom({
        desks: [desk],
        marks: marks.filter(({ kind }) => kind !== 'turned'),
        boardSide,
      });
      const shapes = shapeRoom(room);
      const points = [
        ...shapes.floor.flat(),
        ...shapes.walls.flat(),
        ...shapes.doors.map(({ at }) => at),
        ...shapes.windows.flatMap(({ from, to }) => [from, to]),
        ...shapes.furniture.flatMap(({ outline }) => outline.flat()),
      ];
      for (const point of points) {
        expect(isInside(shapes, { ...point, width: 0, height: 0 })).toBe(true);
      }
      const deskBox = shapes.grid.box(room.desks[0]!);
      expect(isInside(shapes, deskBox) && isInside(shapes, shapes.board)).toBe(true);
      const { board } = shapes;
      const isApart =
        board.x + board.width <= deskBox.x ||
        deskBox.x + deskBox.width <= board.x ||
        board.y + board.height <= deskBox.y ||
        deskBox.y + deskBox.height <= board.y;
      expect(isApart).toBe(true);
      const inRoom = room.marks.filter(({ kind }) => kind === 'door').length > 0;
      expect(shapes.doors.length > 0).toBe(inRoom);
    }),
  );
});
