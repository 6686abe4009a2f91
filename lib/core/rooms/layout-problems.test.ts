import { findLayoutProblem } from './layout-problems';
import type { Mark } from './room-layout';

const desk = { row: 0, col: 0 };
const door: Mark = { kind: 'door', row: 2, col: 0 };

it.each([
  ['a room of desks and marks', [desk], [door], undefined],
  ['a room without desks', [], [door], 'noDesk'],
  ['two desks on one cell', [desk, { ...desk }], [], 'cellDoubled'],
  ['a mark on a desk', [desk], [{ ...door, row: 0 }], 'cellDoubled'],
  ['two marks on one cell', [desk], [door, { ...door, kind: 'window' }], 'cellDoubled'],
  ['a desk that stands at 45°', [desk], [{ ...desk, kind: 'turned' }], undefined],
  ['floor that stands at 45°', [desk], [{ ...door, kind: 'turned' }], 'nothingToTurn'],
  [
    'a desk turned twice',
    [desk],
    Array<Mark>(2).fill({ ...desk, kind: 'turned' }),
    'nothingToTurn',
  ],
] as const)('%s', (_, desks, marks, problem) => {
  expect(findLayoutProblem({ desks: [...desks], marks: [...marks] })).toBe(problem);
});
