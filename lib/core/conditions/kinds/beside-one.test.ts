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

describe('a besideOne condition', () => {
  it.each([
    ['has one of the others in the row', [], seats('AB.', '..C')],
    ['has one of the others behind', [], seats('A.B', 'C..')],
    ['has one of the others only at a corner', ['1'], seats('A.C', '.B.')],
    ['has only another neighbour', ['1'], seats('AX.', '.BC')],
  ])('requires one of the named pupils as a neighbour: a pupil who %s', (_, broken, seating) => {
    expect(brokenConditions(room, [wanted], seating)).toEqual(broken);
  });

  it('is dropped if its pupil is absent, or if all the other named pupils are absent', () => {
    expect(withoutAbsent([wanted], ['A'])).toEqual([]);
    expect(withoutAbsent([wanted], ['B', 'C'])).toEqual([]);
    expect(withoutAbsent([wanted], ['B'])).toEqual([{ ...wanted, others: ['C'] }]);
  });

  it('equals one with its possible neighbours in another order, but not one with another pupil or fewer neighbours', () => {
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
