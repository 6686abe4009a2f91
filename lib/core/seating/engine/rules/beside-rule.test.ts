import { preparePosition, condition } from '../testing/position';
import { BesideRule } from './beside-rule';

describe('BesideRule', () => {
  const row = () => {
    const position = preparePosition(['####.#'], [condition('front', 'ABC')]);
    const lost: number[] = [];
    const { model, domains } = position;
    const rule = new BesideRule(model.grid, domains, (v) => lost.push(v) > 0);
    return { ...position, lost, filter: () => rule.filter(position.group('ABC')) };
  };

  it('rules out a desk for the first pupil when none of the other pupils can sit beside it', () => {
    const { leave, filter, open, lost } = row();
    leave('B', 0);
    leave('C', 2, 4);
    expect(filter()).toBe(true);
    expect(open('A')).toEqual([1, 3]);
    expect(lost).toHaveLength(1);
  });

  it('rules out no desk for a possible neighbour while another pupil can also be the neighbour', () => {
    const { leave, filter, open } = row();
    leave('A', 1);
    expect(filter()).toBe(true);
    expect(open('B')).toEqual([0, 1, 2, 3, 4]);
  });

  it('for the only possible neighbour, rules out all desks except those beside the first pupil', () => {
    const { leave, filter, open } = row();
    leave('A', 1);
    leave('C', 4);
    expect(filter()).toBe(true);
    expect(open('B')).toEqual([0, 2]);
  });

  it('fails when no pupil can sit beside the first pupil', () => {
    const { leave, filter } = row();
    leave('A', 0);
    leave('B', 2);
    leave('C', 3, 4);
    expect(filter()).toBe(false);
  });
});
