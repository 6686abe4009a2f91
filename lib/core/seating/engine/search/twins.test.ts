import { condition, distance, preparePosition } from '../testing/position';
import { findTwins } from './twins';

function twins(position: ReturnType<typeof preparePosition>, letter: string): string {
  const { model, group } = position;
  const names = findTwins(model).of[group(letter)[0]!]!;
  return names.map((v) => model.pupils[model.bound[v]!]!).join('');
}

const lines = ['####', '....', '####', '....', '####'];

describe('findTwins', () => {
  it('treats pupils of one apart group as interchangeable', () => {
    const position = preparePosition(lines, [condition('apart', 'ABC'), condition('apart', 'DE')]);
    expect(twins(position, 'A')).toBe('ABC');
    expect(twins(position, 'D')).toBe('DE');
  });

  it('treats two pupils who must sit apart from the same third pupil as interchangeable', () => {
    const position = preparePosition(lines, [condition('apart', 'AC'), condition('apart', 'BC')]);
    expect(twins(position, 'A')).toBe('AB');
    expect(twins(position, 'C')).toBe('C');
  });

  it.each([
    ['zones', condition('front', 'A')],
    ['together groups', condition('together', 'AD')],
    ['apart conditions', condition('apart', 'AD')],
  ])('does not treat pupils with different conditions as interchangeable: %s', (_, difference) => {
    const position = preparePosition(lines, [condition('apart', 'ABC'), difference]);
    expect(twins(position, 'A')).toBe('A');
    expect(twins(position, 'B')).toBe('BC');
  });

  it('treats the pupils of one distance group as interchangeable, and likewise all pupils who sit alone', () => {
    const position = preparePosition(lines, [distance('ABC', 3), condition('alone', 'DE')]);
    expect(twins(position, 'A')).toBe('ABC');
    expect(twins(position, 'D')).toBe('DE');
  });

  it('treats two pupils of an apart group with a common distance condition as interchangeable, but not the third pupil', () => {
    const position = preparePosition(lines, [condition('apart', 'ABC'), distance('AB', 3)]);
    expect(twins(position, 'A')).toBe('AB');
    expect(twins(position, 'C')).toBe('C');
  });

  it('does not treat pupils with different former neighbours as interchangeable', () => {
    const met = { A: 'D', D: 'A' };
    const position = preparePosition(lines, [condition('apart', 'ABC')], {
      others: 'D',
      formerNeighbours: met,
    });
    expect(twins(position, 'B')).toBe('BC');
  });
});
