import { deskPlace } from './desk-place';
import { makeExampleMap } from './example-map';

it('every desk of the example room has a place of its own', () => {
  const { desks } = makeExampleMap().problem.room;
  expect(new Set(desks.map(deskPlace)).size).toBe(desks.length);
});

it('a desk outside the example room is refused', () => {
  expect(() => deskPlace({ row: 0, col: 2 })).toThrow(/no desk in row 0, column 2/);
});
