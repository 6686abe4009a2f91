import { drawRoom } from './drawn-room';
import { boardSides, type RoomLayout } from './room-layout';

const letters = { teacherDesk: 'T', door: 'D', window: 'W', cupboard: 'C', sofa: 'S' };

/** The drawing as text: # a desk, a letter for a mark. */
function drawn(layout: Omit<RoomLayout, 'boardSide'> & Partial<RoomLayout>): string[] {
  const { desks, marks, rows, cols } = drawRoom(layout);
  const lines = rows.map(() => cols.map(() => '.'));
  for (const { row, col } of desks) lines[row]![col] = '#';
  for (const { row, col, kind } of marks) lines[row]![col] = letters[kind];
  return lines.map((line) => line.join(''));
}

/**
 * Two desks in front on the left and one behind them, the teacher's desk in front of all desks, and a door at the right
 * wall.
 */
const layout: Omit<RoomLayout, 'boardSide'> = {
  desks: [
    { row: 3, col: 1 },
    { row: 3, col: 2 },
    { row: 5, col: 1 },
  ],
  marks: [
    { kind: 'teacherDesk', row: 2, col: 2 },
    { kind: 'door', row: 5, col: 4 },
    { kind: 'aisle', row: 4, col: 1 },
    { kind: 'aisle', row: 9, col: 9 },
  ],
};

it.each([
  ['top', ['.T..', '##..', '....', '#..D']],
  ['bottom', ['D..#', '....', '..##', '..T.']],
  // For a person who looks at the board, left is the lower side of the drawing.
  ['left', ['...D', '....', 'T#..', '.#.#']],
  ['right', ['#.#.', '..#T', '....', 'D...']],
] as const)('a room with the board at the %s is rotated, not mirrored', (boardSide, lines) => {
  expect(drawn({ ...layout, boardSide })).toEqual(lines);
});

it('a room without a board side is drawn with the board at the top', () => {
  expect(drawn(layout)).toEqual(drawn({ ...layout, boardSide: 'top' }));
});

it('the rows and columns of a drawn room are classified by what they contain, such as desks or only floor', () => {
  const { rows, cols } = drawRoom(layout);
  expect(rows).toEqual(['marks', 'desks', 'floor', 'desks']);
  expect(cols).toEqual(['desks', 'desks', 'floor', 'wall']);
});

it.each(boardSides)(
  'drawRoom returns the desks in the order of the room layout when the board is at the %s',
  (boardSide) => {
    const { desks } = drawRoom({ ...layout, boardSide });
    expect(desks.map(({ desk }) => desk)).toEqual(layout.desks);
  },
);

it('drawRoom returns which cell of the grid is at the top left of the drawing', () => {
  expect(drawRoom(layout).first).toEqual({ row: 2, col: 1 });
});
