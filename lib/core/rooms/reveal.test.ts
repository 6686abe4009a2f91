import { inRevealOrder, reveal, type Revealed, type RevealStep } from './reveal';

const after = (...steps: RevealStep[]) =>
  steps.reduce<Revealed>((revealed, step) => reveal(revealed, step, 3), undefined);

it('a map revealed pupil by pupil begins with empty desks and shows one more pupil at each step', () => {
  expect(after('begin')).toBe(0);
  expect(after('begin', 'next', 'next')).toBe(2);
  expect(after('begin', 'next', 'next', 'next', 'next')).toBe(3);
});

it('a map revealed pupil by pupil can go back by one pupil, even from the last pupil', () => {
  expect(after('begin', 'next', 'next', 'next', 'back')).toBe(2);
  expect(after('begin', 'back')).toBe(0);
});

it('the reveal of a map pupil by pupil ends with the step "all" and does not start with the step "next" or "back"', () => {
  expect(after('begin', 'all')).toBeUndefined();
  expect(after('next', 'back')).toBeUndefined();
});

it('the pupils of a map are revealed row by row from the board', () => {
  const at = (row: number, col: number) => ({ desk: { row, col } });
  expect(inRevealOrder([at(2, 0), at(0, 3), at(0, 1)])).toEqual([at(0, 1), at(0, 3), at(2, 0)]);
});
