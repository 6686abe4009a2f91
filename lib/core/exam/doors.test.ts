import type { Mark } from '@/lib/core/rooms/room-layout';
import { findDoors, nearestDoor } from './doors';

const door = (row: number, col: number): Mark => ({ kind: 'door', row, col });
const marks = [door(5, 9), door(0, 8), door(5, 10), { kind: 'window', row: 0, col: 0 } as const];

it('findDoors joins the cells of a wide door and sorts doors from the front', () => {
  expect(findDoors({ marks })).toEqual([[door(0, 8)], [door(5, 9), door(5, 10)]]);
});

it.each([
  ['a desk in front', { row: 1, col: 2 }, 0],
  ['a desk at the back', { row: 4, col: 9 }, 1],
])('nearestDoor finds the door nearest to a desk: %s', (_, desk, expected) => {
  expect(nearestDoor({ marks }, desk)).toBe(expected);
});

it('nearestDoor prefers the first of two doors at the same distance', () => {
  expect(nearestDoor({ marks: [door(6, 4), door(0, 4)] }, { row: 3, col: 4 })).toBe(0);
});

it('nearestDoor finds no door in a room without doors', () => {
  expect(nearestDoor({ marks: marks.slice(3) }, { row: 0, col: 0 })).toBeUndefined();
  expect(nearestDoor({}, { row: 0, col: 0 })).toBeUndefined();
});
