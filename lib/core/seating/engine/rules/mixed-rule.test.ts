import type { Condition } from '@/lib/core/conditions/condition';
import { preparePosition } from '../testing/position';
import { findCrowdedMix, MixedRule } from './mixed-rule';

const mixed = (most: number, ...marks: string[]): Condition => ({
  id: '0',
  type: 'mixed',
  marks: marks.map((letters) => [...letters]),
  most,
});

describe('MixedRule', () => {
  const row = (most: number) => {
    const position = preparePosition(['######'], [mixed(most, 'ABC', 'CD')]);
    const { model, domains } = position;
    const rule = new MixedRule(model, domains, model.mixes[0]!, () => true);
    return { ...position, rule };
  };

  it('closes the desks beside pupils of a list when no further pair is allowed', () => {
    const { rule, leave, open } = row(1);
    leave('A', 0);
    leave('B', 1);
    expect(rule.filter()).toBe(true);
    expect(open('C')).toEqual([3, 4, 5]);
    expect(open('D')).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('closes nothing while a further pair is allowed', () => {
    const { rule, leave, open } = row(2);
    leave('A', 0);
    leave('B', 1);
    expect(rule.filter()).toBe(true);
    expect(open('C')).toHaveLength(6);
  });

  it('fails with one pair too many', () => {
    const { rule, leave } = row(1);
    leave('A', 0);
    leave('B', 1);
    leave('C', 2);
    expect(rule.filter()).toBe(false);
  });
});

describe('findCrowdedMix', () => {
  it('counts a couple from one list as a pair, and the table of the couple as occupied', () => {
    const couple: Condition = { id: '1', type: 'together', pupils: ['D', 'E'] };
    const fits = (most: number) =>
      findCrowdedMix(preparePosition(['##.##.##'], [mixed(most, 'ABCF', 'DE'), couple]).model) ===
      undefined;
    expect([2, 3].map(fits)).toEqual([false, true]);
  });

  it.each([
    ['more pupils of a list than pairs of desks', ['##.##'], 0, ['ABC'], false],
    ['as many pupils of each list as pairs of desks', ['##.##'], 0, ['AB', 'CD'], true],
    ['two lists that each need a pair', ['##.##'], 1, ['ABC', 'DEF'], false],
    ['two lists with pupils in common', ['##.##'], 1, ['ABC', 'BCD'], true],
  ] as const)(
    'decides whether the pupils of each list fit the pairs of desks: %s',
    (_, lines, most, marks, fits) => {
      const { model } = preparePosition([...lines], [mixed(most, ...marks)]);
      expect(findCrowdedMix(model) === undefined).toBe(fits);
    },
  );
});
