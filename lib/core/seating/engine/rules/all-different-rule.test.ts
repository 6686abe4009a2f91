import { AllDifferentRule } from './all-different-rule';
import { Matching } from './matching';
import { condition, preparePosition } from '../testing/position';

/** Applies the rule to four desks in a row; `left` lists the possible desks of each pupil. */
function filtered(left: Record<string, number[]>) {
  const position = preparePosition(['####'], [condition('front', Object.keys(left).join(''))]);
  for (const [letter, desks] of Object.entries(left)) position.leave(letter, ...desks);
  const matching = new Matching(position.domains, 4);
  expect(matching.repair()).toBe(true);
  const lost: number[] = [];
  const rule = new AllDifferentRule(position.domains, matching, (pupil) => lost.push(pupil) > 0);
  expect(rule.filter()).toBe(true);
  const open = Object.fromEntries(Object.keys(left).map((one) => [one, position.open(one)]));
  return { open, lost };
}

describe('AllDifferentRule', () => {
  it('rules out two desks for a third pupil when two other pupils need these desks', () => {
    const { open, lost } = filtered({ A: [0, 1], B: [0, 1], C: [0, 1, 2] });
    expect(open).toEqual({ A: [0, 1], B: [0, 1], C: [2] });
    expect(lost).toEqual([2]);
  });

  it('when two pupils need the same two desks, rules out only these desks for a third pupil', () => {
    const { open, lost } = filtered({ A: [0, 1], B: [0, 1], C: [0, 1, 2, 3] });
    expect(open).toEqual({ A: [0, 1], B: [0, 1], C: [2, 3] });
    expect(lost).toEqual([2]);
  });

  it('leaves four pupils one desk each when every placement leaves only one desk for the next pupil', () => {
    const { open } = filtered({ A: [0], B: [0, 1], C: [1, 2], D: [0, 1, 2, 3] });
    expect(open).toEqual({ A: [0], B: [1], C: [2], D: [3] });
  });

  it('rules out no desk when every pupil can get every possible desk because one desk stays unused', () => {
    const left = { A: [0, 1], B: [1, 2], C: [2, 0, 3] };
    expect(filtered(left)).toEqual({ open: { ...left, C: [0, 2, 3] }, lost: [] });
  });
});
