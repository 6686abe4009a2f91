import { closeCrowdedDesks } from './crowded-desks';
import { condition, distance, preparePosition } from '../testing/position';

function left(lines: string[], ...conditions: Parameters<typeof preparePosition>[1]) {
  const position = preparePosition(lines, conditions, { others: 'ABCDE' });
  closeCrowdedDesks(position.model, position.domains);
  return position.open;
}

describe('closeCrowdedDesks', () => {
  it('rules out a desk for a pupil if too few non-touching desks remain for the pupils who must sit apart from this pupil', () => {
    const pairs = ['AB', 'AC', 'AD'].map((letters) => condition('apart', letters));
    const open = left(['###.##'], ...pairs);
    expect(open('A')).toEqual([0, 2, 3, 4]);
    expect(open('B')).toEqual([0, 1, 2, 3, 4]);
  });

  it('rules out a desk for a pupil if too few desks are far enough away for the pupils who must keep a distance', () => {
    const open = left(['######'], distance('AB', 3), distance('AC', 3), distance('AD', 3));
    expect(open('A')).toEqual([0, 5]);
    expect(open('B')).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('rules out, for a pupil who must sit alone, each desk with too many neighbouring desks', () => {
    const open = left(['###.###'], condition('alone', 'A'));
    expect(open('A')).toEqual([0, 2, 3, 5]);
    expect(open('B')).toEqual([0, 1, 2, 3, 4, 5]);
  });
});
