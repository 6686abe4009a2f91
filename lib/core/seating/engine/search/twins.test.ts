import { condition, distance, preparePosition } from '../testing/position';
import { findTwins } from './twins';

function twins(position: ReturnType<typeof preparePosition>, letter: string): string {
  const { model, group } = position;
  const names = findTwins(model).of[group(letter)[0]!]!;
  return names.map((v) => model.pupils[model.bound[v]!]!).join('');
}

const lines = ['####', '....', '####', '....', '####'];

describe('findTwins', () => {
  it('takes pupils of one apart group for twins', () => {
    const position = preparePosition(lines, [condition('apart', 'ABC'), condition('apart', 'DE')]);
    expect(twins(position, 'A')).toBe('ABC');
    expect(twins(position, 'D')).toBe('DE');
  });

  it('takes pupils for twins who are kept apart from the same others, though not from each other', () => {
    const position = preparePosition(lines, [condition('apart', 'AC'), condition('apart', 'BC')]);
    expect(twins(position, 'A')).toBe('AB');
    expect(twins(position, 'C')).toBe('C');
  });

  it.each([
    ['zones', condition('front', 'A')],
    ['groups', condition('together', 'AD')],
    ['others to keep apart from', condition('apart', 'AD')],
  ])('tells pupils apart by their %s', (_, difference) => {
    const position = preparePosition(lines, [condition('apart', 'ABC'), difference]);
    expect(twins(position, 'A')).toBe('A');
    expect(twins(position, 'B')).toBe('BC');
  });

  it('takes pupils of one distance for twins, and those who sit alone', () => {
    const position = preparePosition(lines, [distance('ABC', 3), condition('alone', 'DE')]);
    expect(twins(position, 'A')).toBe('ABC');
    expect(twins(position, 'D')).toBe('DE');
  });

  it('tells pupils of one apart group apart where two of them need a distance', () => {
    const position = preparePosition(lines, [condition('apart', 'ABC'), distance('AB', 3)]);
    expect(twins(position, 'A')).toBe('AB');
    expect(twins(position, 'C')).toBe('C');
  });

  it('tells pupils apart by their former neighbours', () => {
    const met = { A: 'D', D: 'A' };
    const position = preparePosition(lines, [condition('apart', 'ABC')], {
      others: 'D',
      formerNeighbours: met,
    });
    expect(twins(position, 'B')).toBe('BC');
  });
});
