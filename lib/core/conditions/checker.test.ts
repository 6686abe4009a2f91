import type { Condition, Seating } from './condition';
import { brokenConditions, checkSeating } from './checker';

const room = {
  desks: [0, 1, 2, 3].flatMap((row) => [0, 1, 2].map((col) => ({ row, col }))),
};

function seats(...lines: string[]): Seating {
  return Object.fromEntries(
    lines.flatMap((line, row) =>
      [...line].flatMap((name, col) => (name === '.' ? [] : [[name, { row, col }]])),
    ),
  );
}

function keeps(condition: Condition, seating: Seating): boolean {
  return brokenConditions(room, [condition], seating).length === 0;
}

describe('brokenConditions', () => {
  it.each([
    ['two neighbours in a row', true, seats('AB.')],
    ['two neighbours in a column', true, seats('A..', 'B..')],
    ['two pupils at a corner', false, seats('A..', '.B.')],
    ['two pupils with a desk between', false, seats('A.B')],
  ])('checks whether two pupils sit together: %s (satisfied: %p)', (_, kept, seating) => {
    expect(keeps({ id: '0', type: 'together', pupils: ['A', 'B'] }, seating)).toBe(kept);
  });

  it.each([
    [2, 'two pupils with one desk between', true, seats('A.B')],
    [2, 'two pupils at a corner', false, seats('A..', '.B.')],
    [3, 'two pupils with one desk between', false, seats('A.B')],
    [3, 'two pupils with two rows between', true, seats('A..', '...', '...', '.B.')],
    [3, 'two pupils with one row between', false, seats('A..', '...', '..B')],
  ] as const)(
    'checks a distance of %i desks between two pupils: %s (satisfied: %p)',
    (desks, _, kept, seating) => {
      expect(keeps({ id: '0', type: 'distance', pupils: ['A', 'B'], desks }, seating)).toBe(kept);
    },
  );

  it.each([
    ['a pupil beside an empty desk', true, seats('A.X')],
    ['a pupil with a neighbour in the row', false, seats('AX.')],
    ['a pupil with neighbours in front and behind', true, seats('.X.', '.A.', '.X.')],
    [
      'a pupil beside a desk that must stay empty',
      true,
      { A: { row: 0, col: 0 }, 'empty:0,1': { row: 0, col: 1 } },
    ],
  ])('checks whether a pupil sits alone: %s (satisfied: %p)', (_, kept, seating) => {
    expect(keeps({ id: '0', type: 'alone', pupils: ['A'] }, seating)).toBe(kept);
  });

  it.each([
    ['three pupils in a row', true, seats('ABC')],
    ['three pupils at an angle in any order', true, seats('.BA', '..C')],
    ['two neighbours and one other pupil', false, seats('AB.', '..C')],
    ['two pupils linked only by another pupil', false, seats('AXB', 'C..')],
  ])('checks whether three pupils sit together: %s (satisfied: %p)', (_, kept, seating) => {
    expect(keeps({ id: '0', type: 'together', pupils: ['A', 'B', 'C'] }, seating)).toBe(kept);
  });

  it.each([
    ['two pupils with one desk between', true, seats('A.B')],
    ['two neighbours', false, seats('AB.')],
    ['two pupils at a corner', false, seats('A..', '.B.')],
  ])('checks whether two pupils sit apart: %s (satisfied: %p)', (_, kept, seating) => {
    expect(keeps({ id: '0', type: 'apart', pupils: ['A', 'B'] }, seating)).toBe(kept);
  });

  it('checks every pair of an apart group', () => {
    const apart: Condition = { id: '0', type: 'apart', pupils: ['A', 'B', 'C'] };
    expect(keeps(apart, seats('A.B', '...', 'C..'))).toBe(true);
    expect(keeps(apart, seats('A.B', '..C'))).toBe(false);
  });

  it.each([
    ['front', true, seats('...', 'A..')],
    ['front', false, seats('...', '...', 'A..')],
    ['back', true, seats('...', '...', 'A..')],
    ['back', false, seats('...', 'A..')],
  ] as const)(
    'checks whether a pupil sits in the required part of the room: %s (satisfied: %p)',
    (type, kept, seating) => {
      expect(keeps({ id: '0', type, pupils: ['A'] }, seating)).toBe(kept);
    },
  );

  it('reports a fixed-desk condition as broken unless the pupil sits at exactly that desk', () => {
    const fixed: Condition = { id: '0', type: 'fixed', pupil: 'A', desk: { row: 0, col: 1 } };
    expect(keeps(fixed, seats('.A.'))).toBe(true);
    expect(keeps(fixed, seats('A..'))).toBe(false);
  });

  it('reports a condition as broken when one of its pupils has no desk', () => {
    expect(keeps({ id: '0', type: 'apart', pupils: ['A', 'B'] }, seats('A..'))).toBe(false);
  });
});

describe('checkSeating', () => {
  it('accepts a map with every pupil at a different desk', () => {
    expect(checkSeating(room, ['A', 'B'], seats('AB.'))).toEqual([]);
  });

  it('reports unseated pupils, unknown pupils, shared desks and desks outside the room', () => {
    const desk = { row: 0, col: 0 };
    const nowhere = { row: 9, col: 9 };
    expect(checkSeating(room, ['A', 'B', 'C'], { A: desk, X: desk, B: nowhere })).toEqual([
      { code: 'pupilNotSeated', pupil: 'C' },
      { code: 'unknownPupilSeated', pupil: 'X' },
      { code: 'deskShared', pupils: ['A', 'X'], desk },
      { code: 'deskMissing', pupil: 'B', desk: nowhere },
    ]);
  });
});
