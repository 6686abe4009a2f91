import type { Condition } from '@/lib/core/conditions/condition';
import { OccupiedRule } from './occupied-rule';
import { condition, preparePosition } from '../testing/position';

/** A must sit apart from B and C, so that only D can sit beside A. D must sit at the desk in the corner. */
const conditions: Condition[] = [
  condition('apart', 'AB'),
  condition('apart', 'AC'),
  { id: '2', type: 'fixed', pupil: 'D', desk: { row: 0, col: 0 } },
];

function filtered(...lines: string[]) {
  const position = preparePosition(lines, conditions);
  const rule = new OccupiedRule(position.model, position.domains, () => false);
  const lost: number[] = [];
  const noting = new OccupiedRule(position.model, position.domains, (v) => lost.push(v) > 0);
  return { ...position, rule, noting, lost };
}

describe('the search rule for nearly full rooms', () => {
  it('rules out a desk in a full room for a pupil if no classmate could then take the neighbouring desk', () => {
    const { noting, open, lost, group } = filtered('##.##');
    expect(noting.filter()).toBe(true);
    expect(open('A')).toEqual([1]);
    expect(open('B')).toEqual([0, 1, 2, 3]);
    expect(lost).toEqual([...group('A')]);
  });

  it('returns false when a pupil has no desk left', () => {
    const { rule, leave } = filtered('##.##');
    leave('A', 2, 3);
    expect(rule.filter()).toBe(false);
  });

  it('lets as many desks around a pupil stay empty as the room has desks to spare', () => {
    const { noting, open } = filtered('##.##.#');
    expect(noting.filter()).toBe(true);
    expect(open('A')).toEqual([0, 1, 2, 3, 4]);
    const crowded = filtered('##.###');
    expect(crowded.noting.filter()).toBe(true);
    expect(crowded.open('A')).toEqual([0, 1, 2, 4]);
  });

  it('is marked as not useful in a room with many empty desks', () => {
    expect(filtered('##.##.######').rule.isUseful).toBe(false);
  });

  it('treats diagonal desks as touching for pupils who must sit apart, but not for former neighbours', () => {
    const corners = ['#.#', '.#.'];
    const met = preparePosition(corners, [], {
      others: 'ABC',
      formerNeighbours: { A: 'BC', B: 'A', C: 'A' },
    });
    const isLeft = (v: number) => met.domains.sizes[v]! > 0;
    expect(new OccupiedRule(met.model, met.domains, isLeft).filter()).toBe(true);
    expect(met.open('A')).toEqual([0, 1, 2]);
    const apart = preparePosition(corners, [condition('apart', 'AB'), condition('apart', 'AC')]);
    expect(new OccupiedRule(apart.model, apart.domains, () => true).filter()).toBe(true);
    expect(apart.open('A')).toEqual([]);
  });
});
