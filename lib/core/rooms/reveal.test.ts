import { inRevealOrder, reveal, type Revealed, type RevealStep } from './reveal';

const after = (...steps: RevealStep[]) =>
  steps.reduce<Revealed>((revealed, step) => reveal(revealed, step, 3), undefined);

it('the reveal of the pupils begins with empty desks and shows one more pupil at each step', () => {
  expect(after('begin')).toBe(0);
  expect(after('begin', 'next', 'next')).toBe(2);
  expect(after('begin', 'next', 'next', 'next', 'next')).toBe(3);
});

it('the reveal of the pupils goes back one pupil at a time, even from the last pupil', () => {
  expect(after('begin', 'next', 'next', 'next', 'back')).toBe(2);
  expect(after('begin', 'back')).toBe(0);
});

it('the step "all" ends the reveal of the pupils, and "next" and "back" begin no reveal', () => {
  expect(after('begin', 'all')).toBeUndefined();
  expect(after('next', 'back')).toBeUndefined();
});

it('the reveal of the pupils goes row by row from the board', () => {
  const at = (row: number, col: number) => ({ desk: { row, col } });
  expect(inRevealOrder([at(2, 0), at(0, 3), at(0, 1)])).toEqual([at(0, 1), at(0, 3), at(2, 0)]);
});
