import type { Condition } from '@/lib/core/conditions/condition';
import { Nogoods } from '../search/nogoods';
import { Propagation } from './propagation';
import { condition, preparePosition, toPosition } from '../testing/position';

function propagate(
  lines: string[],
  conditions: Condition[],
  more?: Parameters<typeof preparePosition>[2],
) {
  const { model } = preparePosition(lines, conditions, more);
  const propagation = new Propagation(model, new Nogoods(model.grid.size));
  const position = toPosition(model, propagation.domains);
  const seat = (letter: string, desk: number) => {
    propagation.assign(position.group(letter)[0]!, desk);
    return propagation.run(false);
  };
  return { ...position, propagation, seat };
}

const full = ['###', '###', '###'];

describe('Propagation', () => {
  it('rules out an occupied desk for all pupils, and the desks that touch it for pupils who must sit apart', () => {
    const { propagation, seat, open } = propagate(full, [
      condition('apart', 'AB'),
      condition('apart', 'CD'),
    ]);
    expect(propagation.run(true)).toBe(true);
    expect(seat('A', 0)).toBe(true);
    expect(open('B')).toEqual([2, 5, 6, 7, 8]);
    expect(open('C')).toEqual([1, 2, 3, 5, 6, 7, 8]);
  });

  it('for a former neighbour of a seated pupil, rules out the adjacent desks but not the diagonal desks', () => {
    const met = { A: 'B', B: 'A' };
    const more = { others: 'AB', formerNeighbours: met };
    const { propagation, seat, open } = propagate(full, [], more);
    expect(propagation.run(true)).toBe(true);
    expect(seat('A', 4)).toBe(true);
    expect(open('B')).toEqual([0, 2, 6, 8]);
  });

  it('rules out for a pupil each desk that touches both possible desks of another pupil who must sit apart', () => {
    const { propagation, open, group } = propagate(full, [condition('apart', 'AB')]);
    expect(propagation.run(true)).toBe(true);
    for (const desk of [2, 3, 4, 5, 6, 7, 8]) propagation.remove(group('A')[0]!, desk);
    expect(propagation.run(false)).toBe(true);
    expect(open('A')).toEqual([0, 1]);
    expect(open('B')).toEqual([2, 5, 6, 7, 8]);
  });

  it('rules out desks that are too far from the already seated pupil of a together group', () => {
    const { seat, open } = propagate(['#####', '.....', '#####'], [condition('together', 'ABC')]);
    expect(seat('A', 0)).toBe(true);
    expect(open('B')).toEqual([1, 2]);
  });

  it('fails when too many pupils must sit in one zone, and raises the search weights of these pupils', () => {
    const { propagation, group } = propagate(full, [
      condition('front', 'ABCD'),
      condition('back', 'E'),
    ]);
    expect(propagation.run(true)).toBe(false);
    const [weighed] = group('A');
    expect(propagation.weight[weighed!]).toBeGreaterThan(1);
    expect(propagation.weight[group('E')[0]!]).toBe(1);
  });

  it('restores every ruled-out desk when the placement of a pupil is undone', () => {
    const { propagation, seat, open } = propagate(full, [
      condition('apart', 'AB'),
      condition('together', 'BC'),
    ]);
    expect(propagation.run(true)).toBe(true);
    const before = ['A', 'B', 'C'].map(open);
    const { mark } = propagation;
    expect(seat('A', 4)).toBe(false);
    propagation.undoTo(mark);
    expect(['A', 'B', 'C'].map(open)).toEqual(before);
    expect(seat('A', 0)).toBe(true);
    expect(open('B')).toEqual([2, 5, 6, 7, 8]);
  });
});
