import type { RoomPlan } from './room-plan';
import { isSamePlan } from './same-plan';

const plan: RoomPlan = {
  desks: [
    { row: 0, col: 0 },
    { row: 0, col: 1 },
  ],
  marks: [{ kind: 'door', row: 2, col: 0 }],
  boardSide: 'top',
};

it.each<[string, RoomPlan, boolean]>([
  ['the same plan', { ...plan }, true],
  ['the same desks in another order', { ...plan, desks: [...plan.desks].reverse() }, true],
  ['a desk less', { ...plan, desks: plan.desks.slice(1) }, false],
  [
    'a desk where a mark was',
    { ...plan, desks: [...plan.desks, { row: 2, col: 0 }], marks: [] },
    false,
  ],
  ['another kind of mark', { ...plan, marks: [{ kind: 'window', row: 2, col: 0 }] }, false],
  ['the board on another side', { ...plan, boardSide: 'left' }, false],
])('%s', (_, other, isSame) => {
  expect(isSamePlan(plan, other)).toBe(isSame);
});
