import { DominoRule } from './domino-rule';
import { mergeBlocks } from './packing-rule';
import { condition, preparePosition } from '../testing/position';

function holds(lines: string[], ...groups: string[]): boolean {
  const conditions = groups.map((letters) => condition('together', letters));
  const { model, domains } = preparePosition(lines, conditions);
  return new DominoRule(model.grid, domains, mergeBlocks(model.blocks)).holds();
}

describe('DominoRule', () => {
  it('refuses more together groups than the room has separate pairs of neighbouring desks', () => {
    const cross = ['.#.', '###', '.#.'];
    expect(holds(cross, 'AB', 'CD')).toBe(false);
    expect(holds(cross, 'AB')).toBe(true);
  });

  it('accepts two together groups when the room has two separate pairs of neighbouring desks', () => {
    expect(holds(['###', '#..'], 'AB', 'CD')).toBe(true);
    expect(holds(['####'], 'AB', 'CD')).toBe(true);
  });

  it('counts two together groups with a common pupil as one group', () => {
    expect(holds(['.#.', '###', '.#.'], 'AB', 'BC')).toBe(true);
  });
});
