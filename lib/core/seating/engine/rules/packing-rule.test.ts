import { mergeBlocks, PackingRule } from './packing-rule';
import { condition, preparePosition } from '../testing/position';

const fours = ['##.##', '##.##'];

function packing(lines: string[], groups: string[], seated: Record<string, number[]> = {}) {
  const conditions = groups.map((letters) => condition('together', letters));
  const fixed = condition('front', Object.keys(seated).join(''));
  const position = preparePosition(lines, [...conditions, fixed]);
  for (const [letter, desks] of Object.entries(seated)) position.leave(letter, ...desks);
  return new PackingRule(position.model, position.domains);
}

describe('PackingRule', () => {
  it('refuses three together groups of three pupils at two tables of four desks', () => {
    expect(packing(fours, ['ABC', 'DEF', 'GHI']).holds()).toBe(false);
    expect(packing(fours, ['ABC', 'DEF']).holds()).toBe(true);
    expect(packing(fours, ['ABC', 'DEF', 'GH']).holds()).toBe(false);
    expect(packing(fours, ['ABC', 'DE', 'GH']).holds()).toBe(true);
  });

  it('does not count desks of pupils outside the together groups as free', () => {
    expect(packing(fours, ['ABC', 'DE', 'GH'], { X: [0] }).holds()).toBe(true);
    expect(packing(fours, ['ABC', 'DEF'], { X: [0], Y: [1] }).holds()).toBe(false);
  });

  it('puts a together group at the table where a pupil of the group has a fixed desk', () => {
    expect(packing(fours, ['ABC', 'DE'], { A: [0], D: [1] }).holds()).toBe(false);
    expect(packing(fours, ['ABC', 'DE'], { A: [0], D: [2] }).holds()).toBe(true);
  });

  it('is marked as not useful for a single together group or a single table', () => {
    expect(packing(fours, ['ABC']).isUseful).toBe(false);
    expect(packing(['######'], ['ABC', 'DEF']).isUseful).toBe(false);
  });
});

describe('mergeBlocks', () => {
  it('merges groups that have a pupil in common and must each sit together, and returns the largest group first', () => {
    const blocks = [
      [0, 1],
      [4, 5],
      [2, 3],
      [1, 2],
    ].map((block) => Int32Array.from(block));
    const merged = mergeBlocks(blocks).map((block) => [...block].sort());
    expect(merged).toEqual([
      [0, 1, 2, 3],
      [4, 5],
    ]);
  });
});
