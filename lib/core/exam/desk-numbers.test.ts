import { desksByRow, numberDesks } from './desk-numbers';

it('exam desks are numbered row by row from the board, left to right', () => {
  const room = {
    desks: [
      { row: 2, col: 0 },
      { row: 0, col: 3 },
      { row: 0, col: 10 },
      { row: 2, col: 1 },
      { row: 0, col: 1 },
    ],
  };
  expect(desksByRow(room)).toEqual([4, 1, 2, 0, 3]);
  expect(numberDesks(room)).toEqual([4, 2, 3, 5, 1]);
});
