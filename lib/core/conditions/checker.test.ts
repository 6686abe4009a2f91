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
    ['two at a corner', false, seats('A..', '.B.')],
    ['two with a desk between', false, seats('A.B')],
  ])('together: %s: %p', (_, kept, seating) => {
    expect(keeps({ id: '0', type: 'together', pupils: ['A', 'B'] }, seating)).toBe(kept);
  });

  it.each([
    [2, 'one desk between', true, seats('A.B')],
    [2, 'a corner', false, seats('A..', '.B.')],
    [3, 'one desk between', false, seats('A.B')],
    [3, 'two rows between', true, seats('A..', '...', '...', '.B.')],
    [3, 'one row between', false, seats('A..', '...', '..B')],
  ] as const)('at a distance of %i: %s: %p', (desks, _, kept, seating) => {
    expect(keeps({ id: '0', type: 'distance', pupils: ['A', 'B'], desks }, seating)).toBe(kept);
  });

  it.each([
    ['an empty desk between', true, seats('A.X')],
    ['somebody beside', false, seats('AX.')],
    ['somebody in front and behind', true, seats('.X.', '.A.', '.X.')],
    [
      'a desk that is left empty beside',
      true,
      { A: { row: 0, col: 0 }, 'empty:0,1': { row: 0, col: 1 } },
    ],
  ])('alone: %s: %p', (_, kept, seating) => {
    expect(keeps({ id: '0', type: 'alone', pupils: ['A'] }, seating)).toBe(kept);
  });

  it.each([
    ['a row', true, seats('ABC')],
    ['an angle, whatever the order of the names', true, seats('.BA', '..C')],
    ['two and one', false, seats('AB.', '..C')],
    ['linked only by somebody else', false, seats('AXB', 'C..')],
  ])('together, three: %s: %p', (_, kept, seating) => {
    expect(keeps({ id: '0', type: 'together', pupils: ['A', 'B', 'C'] }, seating)).toBe(kept);
  });

  it.each([
    ['one desk between', true, seats('A.B')],
    ['neighbours', false, seats('AB.')],
    ['at a corner', false, seats('A..', '.B.')],
  ])('apart: %s: %p', (_, kept, seating) => {
    expect(keeps({ id: '0', type: 'apart', pupils: ['A', 'B'] }, seating)).toBe(kept);
  });

  it('apart is about every pair of the group', () => {
    const apart: Condition = { id: '0', type: 'apart', pupils: ['A', 'B', 'C'] };
    expect(keeps(apart, seats('A.B', '...', 'C..'))).toBe(true);
    expect(keeps(apart, seats('A.B', '..C'))).toBe(false);
  });

  it.each([
    ['front', true, seats('...', 'A..')],
    ['front', false, seats('...', '...', 'A..')],
    ['back', true, seats('...', '...', 'A..')],
    ['back', false, seats('...', 'A..')],
  ] as const)('%s: %p', (type, kept, seating) => {
    expect(keeps({ id: '0', type, pupils: ['A'] }, seating)).toBe(kept);
  });

  it('fixed is exactly that desk', () => {
    const fixed: Condition = { id: '0', type: 'fixed', pupil: 'A', desk: { row: 0, col: 1 } };
    expect(keeps(fixed, seats('.A.'))).toBe(true);
    expect(keeps(fixed, seats('A..'))).toBe(false);
  });

  it('counts a condition about a pupil without a desk as broken', () => {
    expect(keeps({ id: '0', type: 'apart', pupils: ['A', 'B'] }, seats('A..'))).toBe(false);
  });
});

describe('checkSeating', () => {
  it('accepts every pupil at a desk of their own', () => {
    expect(checkSeating(room, ['A', 'B'], seats('AB.'))).toEqual([]);
  });

  it('names who has no desk, a wrong one, or shares one, and who should not be there', () => {
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
