import { drawRoom, type RoomToDraw } from './drawn-room';
import { oppositeSide, seenFrom } from './perspective';
import { boardSides } from './room-layout';

const room: RoomToDraw = {
  desks: [
    { row: 0, col: 0 },
    { row: 0, col: 1 },
    { row: 2, col: 4 },
  ],
};

it('shows the teacher the board nearest, and pupils the board farthest away', () => {
  expect(seenFrom(room, 'teacher').boardSide).toBe('bottom');
  expect(seenFrom({ ...room, boardSide: 'bottom' }, 'pupils').boardSide).toBe('top');
});

it('shows a room as it was drawn to those who have chosen nothing', () => {
  for (const boardSide of boardSides) {
    expect(seenFrom({ ...room, boardSide }, undefined)).toEqual({ ...room, boardSide });
  }
});

it.each(boardSides)('turns every cell by half a circle where the board is on the %s', (side) => {
  const before = drawRoom({ ...room, boardSide: side });
  const after = drawRoom({ ...room, boardSide: oppositeSide(side) });
  expect(after.rows).toEqual([...before.rows].reverse());
  expect(after.desks.map(({ row, col }) => [row, col])).toEqual(
    before.desks.map(({ row, col }) => [
      before.rows.length - 1 - row,
      before.cols.length - 1 - col,
    ]),
  );
});
