import { deskPlace } from './desk-place';
import { makeExampleMap } from './example-map';

it('places every desk of the example room, each elsewhere', () => {
  const { desks } = makeExampleMap().problem.room;
  expect(new Set(desks.map(deskPlace)).size).toBe(desks.length);
});

it('knows no desk outside of it', () => {
  expect(() => deskPlace({ row: 0, col: 2 })).toThrow(/no desk in row 0, column 2/);
});
