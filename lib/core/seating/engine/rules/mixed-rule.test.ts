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

  it('rules out desks beside pupils with the same coloured mark when no further pair with this mark is allowed', () => {
    const { rule, leave, open } = row(1);
    leave('A', 0);
    leave('B', 1);
    expect(rule.filter()).toBe(true);
    expect(open('C')).toEqual([3, 4, 5]);
    expect(open('D')).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('rules out no desk while fewer pairs of neighbours have the same coloured mark than allowed', () => {
    const { rule, leave, open } = row(2);
    leave('A', 0);
    leave('B', 1);
    expect(rule.filter()).toBe(true);
    expect(open('C')).toHaveLength(6);
  });

  it('fails when neighbours with the same coloured mark form one pair more than allowed', () => {
    const { rule, leave } = row(1);
    leave('A', 0);
    leave('B', 1);
    leave('C', 2);
    expect(rule.filter()).toBe(false);
  });
});

describe('findCrowdedMix', () => {
  it('counts a neighbour pair with the same coloured mark when two pupils with this mark must share a table of two', () => {
    const couple: Condition = { id: '1', type: 'together', pupils: ['D', 'E'] };
    const fits = (most: number) =>
      findCrowdedMix(preparePosition(['##.##.##'], [mixed(most, 'ABCF', 'DE'), couple]).model) ===
      undefined;
    expect([2, 3].map(fits)).toEqual([false, true]);
  });

  it.each([
    ['more pupils with a mark than pairs of desks', ['##.##'], 0, ['ABC'], false],
    ['as many pupils with each mark as pairs of desks', ['##.##'], 0, ['AB', 'CD'], true],
    ['two marks that each need a pair', ['##.##'], 1, ['ABC', 'DEF'], false],
    ['two marks with pupils in common', ['##.##'], 1, ['ABC', 'BCD'], true],
  ] as const)(
    'decides whether the room can keep to the allowed number of neighbour pairs with the same coloured mark: %s',
    (_, lines, most, marks, fits) => {
      const { model } = preparePosition([...lines], [mixed(most, ...marks)]);
      expect(findCrowdedMix(model) === undefined).toBe(fits);
    },
  );
});
