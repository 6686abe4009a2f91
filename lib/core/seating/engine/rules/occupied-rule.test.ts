import type { Condition } from '@/lib/core/conditions/condition';
import { OccupiedRule } from './occupied-rule';
import { condition, preparePosition } from '../testing/position';

/** A is kept apart from B and C, so that only D can sit beside A; D has the desk in the corner. */
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

describe('OccupiedRule', () => {
  it('in a full room, rules out a desk for a pupil if no other pupil could then take the desk beside it', () => {
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

  it('allows as many empty desks as the room has to spare', () => {
    const { noting, open } = filtered('##.##.#');
    expect(noting.filter()).toBe(true);
    expect(open('A')).toEqual([0, 1, 2, 3, 4]);
    const crowded = filtered('##.###');
    expect(crowded.noting.filter()).toBe(true);
    expect(crowded.open('A')).toEqual([0, 1, 2, 4]);
  });

  it('reports that it is of no use in a room with many empty desks', () => {
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
