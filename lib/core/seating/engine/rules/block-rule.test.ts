import { BlockRule } from './block-rule';
import { condition, desksIn, preparePosition, type Position } from '../testing/position';

/**
 * Returns the desks that the rule leaves to a group of pupils; undefined if the group cannot sit at connected desks.
 */
function leftTo(letters: string, { model, domains, group }: Position): number[] | undefined {
  const allowed = new Int32Array(model.grid.words);
  const rule = new BlockRule(model.grid, domains);
  return rule.filter(group(letters), allowed) ? desksIn(allowed) : undefined;
}

describe('BlockRule', () => {
  it('rules out the tables with fewer desks than a together group has pupils', () => {
    const position = preparePosition(['##.###.####'], [condition('together', 'ABC')]);
    expect(leftTo('ABC', position)).toEqual([2, 3, 4, 5, 6, 7, 8]);
  });

  it('rules out a table for a together group when one pupil of the group has no possible desk there', () => {
    const position = preparePosition(['###.###'], [condition('together', 'ABC')]);
    position.leave('B', 4, 5);
    expect(leftTo('ABC', position)).toEqual([3, 4, 5]);
  });

  it('rules out desks that are too far from the already seated pupil of the same together group', () => {
    const position = preparePosition(['######'], [condition('together', 'ABC')]);
    position.leave('A', 1);
    expect(leftTo('ABC', position)).toEqual([0, 1, 2, 3]);
  });

  it('measures distances only along desks at which pupils of the together group can sit', () => {
    const position = preparePosition(['#####'], [condition('together', 'ABC')]);
    position.leave('A', 0);
    position.leave('B', 1, 3, 4);
    position.leave('C', 1, 3, 4);
    expect(leftTo('ABC', position)).toBeUndefined();
  });

  it('refuses a together group when one pupil of the group sits at too small a table or too far from the others', () => {
    const small = preparePosition(['##.###'], [condition('together', 'ABC')]);
    small.leave('A', 0);
    expect(leftTo('ABC', small)).toBeUndefined();
    const far = preparePosition(['#####'], [condition('together', 'AB')]);
    far.leave('A', 0);
    far.leave('B', 2, 3);
    expect(leftTo('AB', far)).toBeUndefined();
  });
});
