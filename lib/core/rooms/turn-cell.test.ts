import { boardSides } from './room-layout';
import { toDrawnCell, toStoredCell } from './turn-cell';

/** The front left corner as seen by a person who faces the board, the cell behind it, and the cell to its right. */
const corner = { row: 0, col: 0 };
const behind = { row: 1, col: 0 };
const besideRight = { row: 0, col: 1 };

it.each([
  ['top', { row: 1, col: 0 }, { row: 0, col: 1 }],
  ['right', { row: 0, col: -1 }, { row: 1, col: 0 }],
  ['bottom', { row: -1, col: 0 }, { row: 0, col: -1 }],
  ['left', { row: 0, col: 1 }, { row: -1, col: 0 }],
] as const)('row 1 is drawn behind row 0 (board on the %s)', (side, drawnBehind, drawnRight) => {
  expect(toDrawnCell(corner, side)).toEqual(corner);
  expect(toDrawnCell(behind, side)).toEqual(drawnBehind);
  expect(toDrawnCell(besideRight, side)).toEqual(drawnRight);
});

it.each(boardSides)('toStoredCell inverts toDrawnCell with the board on the %s', (side) => {
  const cell = { row: 3, col: 7 };
  expect(toStoredCell(toDrawnCell(cell, side), side)).toEqual(cell);
});
