import type { Seating } from '@/lib/core/conditions/condition';
import type { Desk } from '@/lib/core/rooms/room';
import { pastNeighbours } from './past-neighbours';

const desk = (row: number, col: number) => ({ row, col });
/** Three rows of two desks, pushed together. */
const desks = [0, 1, 2].flatMap((row) => [0, 1].map((col) => desk(row, col)));

const maps: { desks: Desk[]; seats: Seating }[] = [
  { desks, seats: { ada: desk(0, 0), bo: desk(0, 1), cy: desk(2, 0) } },
  { desks, seats: { ada: desk(2, 1), bo: desk(2, 0), cy: desk(1, 1) } },
  { desks, seats: { ada: desk(1, 0), cy: desk(0, 0) } },
];

it('pastNeighbours counts each pupil’s maps and how often the pupil sat at the front, back or edge, or alone', () => {
  const past = pastNeighbours(maps);
  expect(past.get('ada')).toMatchObject({ maps: 3, front: 1, back: 1, edge: 3, alone: 0 });
  expect(past.get('bo')).toMatchObject({ maps: 2, front: 1, back: 1, edge: 2, alone: 0 });
  expect(past.get('cy')).toMatchObject({ maps: 3, front: 1, back: 1, edge: 3, alone: 1 });
});

it('pastNeighbours counts each pair of neighbours for both pupils', () => {
  const past = pastNeighbours(maps);
  expect([...past.get('ada')!.neighbours].sort()).toEqual([
    ['bo', 2],
    ['cy', 2],
  ]);
  expect(past.get('bo')!.neighbours.get('ada')).toBe(2);
  expect(past.get('cy')!.neighbours.get('bo')).toBeUndefined();
});

it('pastNeighbours returns an empty Map object when there are no earlier seating maps', () => {
  expect(pastNeighbours([]).size).toBe(0);
});
