import { findLayoutProblem } from './layout-problems';
import type { Mark } from './room-layout';

const desk = { row: 0, col: 0 };
const door: Mark = { kind: 'door', row: 2, col: 0 };

it.each([
  ['accepts a room of desks and marks', [desk], [door], undefined],
  ['refuses a room without desks', [], [door], 'noDesk'],
  ['refuses two desks on one cell', [desk, { ...desk }], [], 'cellDoubled'],
  ['refuses a mark on a desk', [desk], [{ ...door, row: 0 }], 'cellDoubled'],
  ['refuses two marks on one cell', [desk], [door, { ...door, kind: 'window' }], 'cellDoubled'],
  ['accepts a desk at 45°', [desk], [{ ...desk, kind: 'turned' }], undefined],
  ['refuses floor at 45°', [desk], [{ ...door, kind: 'turned' }], 'nothingToTurn'],
  [
    'refuses a desk turned twice',
    [desk],
    Array<Mark>(2).fill({ ...desk, kind: 'turned' }),
    'nothingToTurn',
  ],
] as const)('findLayoutProblem accepts only a valid room: it %s', (_, desks, marks, problem) => {
  expect(findLayoutProblem({ desks: [...desks], marks: [...marks] })).toBe(problem);
});
