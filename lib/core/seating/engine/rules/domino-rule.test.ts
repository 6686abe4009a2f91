import { DominoRule } from './domino-rule';
import { mergeBlocks } from './packing-rule';
import { condition, preparePosition } from '../testing/position';

function holds(lines: string[], ...groups: string[]): boolean {
  const conditions = groups.map((letters) => condition('together', letters));
  const { model, domains } = preparePosition(lines, conditions);
  return new DominoRule(model.grid, domains, mergeBlocks(model.blocks)).holds();
}

describe('DominoRule', () => {
  it('refuses when the pupils form more pairs than the room has disjoint pairs of neighbouring desks', () => {
    const cross = ['.#.', '###', '.#.'];
    expect(holds(cross, 'AB', 'CD')).toBe(false);
    expect(holds(cross, 'AB')).toBe(true);
  });

  it('accepts two pairs of pupils when the room has two disjoint pairs of neighbouring desks', () => {
    expect(holds(['###', '#..'], 'AB', 'CD')).toBe(true);
    expect(holds(['####'], 'AB', 'CD')).toBe(true);
  });

  it('counts groups with a common pupil as one group', () => {
    expect(holds(['.#.', '###', '.#.'], 'AB', 'BC')).toBe(true);
  });
});
