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

it('the teacher’s view has the board nearest, and the pupils’ view has the board farthest', () => {
  expect(seenFrom(room, 'teacher').boardSide).toBe('bottom');
  expect(seenFrom({ ...room, boardSide: 'bottom' }, 'pupils').boardSide).toBe('top');
});

it('a room without a chosen view is shown as drawn', () => {
  for (const boardSide of boardSides) {
    expect(seenFrom({ ...room, boardSide }, undefined)).toEqual({ ...room, boardSide });
  }
});

it.each(boardSides)(
  'a room with the board on the %s is rotated by a half turn when it is viewed from the opposite end',
  (side) => {
    const before = drawRoom({ ...room, boardSide: side });
    const after = drawRoom({ ...room, boardSide: oppositeSide(side) });
    expect(after.rows).toEqual([...before.rows].reverse());
    expect(after.desks.map(({ row, col }) => [row, col])).toEqual(
      before.desks.map(({ row, col }) => [
        before.rows.length - 1 - row,
        before.cols.length - 1 - col,
      ]),
    );
  },
);
