import { deskNumber } from './desk-number';
import { rooms } from './testing/sample-sheets';

describe('deskNumber', () => {
  it.each([
    ['the front left desk', { row: 0, col: 0 }, { row: 1, seat: 1 }],
    ['a desk across an aisle', { row: 0, col: 3 }, { row: 1, seat: 3 }],
    ['a desk behind an empty row', { row: 2, col: 7 }, { row: 2, seat: 6 }],
  ])('numbers rows and seats without gaps: %s', (_, desk, expected) => {
    expect(deskNumber(desk, rooms.pairs)).toEqual(expected);
  });
});
