import { deskPlace } from './desk-place';
import { makeHeroMap } from './hero-map';

it('places every desk of the example room, each elsewhere', () => {
  const { desks } = makeHeroMap().problem.room;
  expect(new Set(desks.map(deskPlace)).size).toBe(desks.length);
});

it('knows no desk outside of it', () => {
  expect(() => deskPlace({ row: 0, col: 2 })).toThrow(/no desk in row 0, column 2/);
});
