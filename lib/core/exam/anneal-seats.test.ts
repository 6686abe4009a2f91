import type { Condition } from '@/lib/core/conditions/condition';
import type { Desk } from '@/lib/core/rooms/room';
import { seededRandom } from '@/lib/core/seating/random';
import { annealSeats } from './anneal-seats';
import { costOfSeats, weighSeats } from './seat-costs';

const grid = (rows: number, cols: number): Desk[] =>
  Array.from({ length: rows * cols }, (_, i) => ({ row: Math.floor(i / cols), col: i % cols }));

const pupils = Array.from({ length: 20 }, (_, at) => ({
  id: `${at}`,
  name: '',
  classId: at % 3 === 0 ? 'A' : 'B',
}));
const conditions: Condition[] = [
  { id: '1', type: 'front', pupils: ['1', '2', '3'] },
  { id: '2', type: 'apart', pupils: ['1', '2', '4', '5'], wish: true },
  { id: '3', type: 'fixed', pupil: '6', desk: { row: 1, col: 1 } },
  { id: '4', type: 'back', pupils: ['1', '8'] },
  {
    id: '5',
    type: 'mixed',
    marks: [
      ['1', '2', '9', '10', '11'],
      ['9', '10', '12'],
    ],
    wish: true,
  },
];

it('simulated annealing lowers the penalty of an exam seating, and its running total equals a full count', () => {
  const desks = grid(5, 5).filter(({ row, col }) => row !== 2 || col === 2 || col === 0);
  const room = { desks: desks.slice(0, 20) };
  const costs = weighSeats(room, room.desks, pupils, conditions);
  const random = seededRandom('assert');
  const pupilAt = Int32Array.from(room.desks.keys());
  const before = costOfSeats(costs, pupilAt);
  const found = annealSeats(costs, pupilAt, random, 50, true);
  expect(found).toBeLessThan(before);
  expect(costOfSeats(costs, pupilAt)).toBe(found);
  expect([...pupilAt].sort((a, b) => a - b)).toEqual([...room.desks.keys()]);
  // A pupil cannot meet both the condition "front" and the condition "back", so one condition remains broken.
  expect(Math.floor(found / 1000)).toBe(1);
});

it('exam seating has a higher penalty for a broken condition than for a broken wish or adjacent classmates', () => {
  const room = { desks: grid(1, 2) };
  const costOf = (first: string, second: string, condition?: Condition) =>
    costOfSeats(
      weighSeats(
        room,
        room.desks,
        [
          { id: 'a', name: '', classId: first },
          { id: 'b', name: '', classId: second },
        ],
        condition ? [condition] : [],
      ),
      Int32Array.from([0, 1]),
    );
  const apart: Condition = { id: '1', type: 'apart', pupils: ['a', 'b'] };
  expect(costOf('A', 'B')).toBe(0);
  // If there is only one class, its pupils need not be separated.
  expect(costOf('A', 'A')).toBe(0);
  expect(costOf('A', 'B', { ...apart, wish: true })).toBeGreaterThan(16);
  expect(costOf('A', 'B', apart)).toBeGreaterThan(10 * costOf('A', 'B', { ...apart, wish: true }));
});
