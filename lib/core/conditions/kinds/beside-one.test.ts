import { addCondition } from '../add';
import { brokenConditions } from '../checker';
import { findMergeable } from '../compare';
import { withoutAbsent, type Condition, type Seating } from '../condition';

const wanted: Condition = { id: '1', type: 'besideOne', pupil: 'A', others: ['B', 'C'] };
const room = { desks: [0, 1].flatMap((row) => [0, 1, 2].map((col) => ({ row, col }))) };
const seats = (...lines: string[]): Seating =>
  Object.fromEntries(
    lines.flatMap((line, row) =>
      [...line].flatMap((name, col) => (name === '.' ? [] : [[name, { row, col }]])),
    ),
  );

describe('a pupil beside one of some others', () => {
  it.each([
    ['has one of them in the row', [], seats('AB.', '..C')],
    ['has one of them behind', [], seats('A.B', 'C..')],
    ['has one of them at a corner only', ['1'], seats('A.C', '.B.')],
    ['has somebody else', ['1'], seats('AX.', '.BC')],
  ])('is kept or broken where the pupil %s', (_, broken, seating) => {
    expect(brokenConditions(room, [wanted], seating)).toEqual(broken);
  });

  it('lapses without the pupil or without all others, and goes on with some of them', () => {
    expect(withoutAbsent([wanted], ['A'])).toEqual([]);
    expect(withoutAbsent([wanted], ['B', 'C'])).toEqual([]);
    expect(withoutAbsent([wanted], ['B'])).toEqual([{ ...wanted, others: ['C'] }]);
  });

  it('is the same with the others in another order, but not for another pupil', () => {
    const add = (pupil: string, others: string[]) =>
      addCondition([wanted], { id: '2', type: 'besideOne', pupil, others }, '2026-03-01');
    expect(add('A', ['C', 'B'])).toMatchObject({ problem: { code: 'same' } });
    expect(add('B', ['A', 'C'])).toHaveProperty('conditions.length', 2);
    expect(add('A', ['B'])).toHaveProperty('conditions.length', 2);
  });

  it('implies no other condition', () => {
    expect(findMergeable([wanted, { ...wanted, id: '2', others: ['B'] }])).toEqual([]);
  });
});
