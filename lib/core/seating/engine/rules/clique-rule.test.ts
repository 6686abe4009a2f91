import { CliqueRule } from './clique-rule';
import { condition, distance, preparePosition } from '../testing/position';

const rule = ({ model, domains }: ReturnType<typeof preparePosition>, width = 2) =>
  new CliqueRule(model.grid, domains, width);

describe('CliqueRule', () => {
  it('refuses five pupils who must sit apart on 3 × 3 desks, where only four fit', () => {
    const position = preparePosition(['###', '###', '###'], [condition('apart', 'ABCDE')]);
    expect(rule(position).holds(position.group('ABCDE'))).toBe(false);
    expect(rule(position).holds(position.group('ABCD'))).toBe(true);
  });

  it('finds in the columns of desks a conflict that the rows of desks do not show', () => {
    const position = preparePosition(['#...', '#..#', '...#'], [condition('apart', 'ABC')]);
    expect(rule(position).holds(position.group('ABC'))).toBe(false);
    expect(rule(position).holds(position.group('AB'))).toBe(true);
  });

  it('refuses an apart group when three of its pupils can only use the same three desks in one line', () => {
    const lines = ['###', '###', '###', '###', '###', '###', '###'];
    const position = preparePosition(lines, [condition('apart', 'ABCD')]);
    for (const letter of 'ABC') position.leave(letter, 0, 1, 2);
    expect(rule(position).holds(position.group('ABCD'))).toBe(false);
    expect(rule(position).holds(position.group('ABD'))).toBe(true);
  });

  it('for a single apart group, counts only pupils who have several possible desks', () => {
    const position = preparePosition(['###'], [condition('apart', 'ABC')]);
    position.leave('A', 0);
    position.leave('B', 2);
    position.leave('C', 0, 2);
    expect(rule(position).holds(position.group('ABC'))).toBe(true);
  });

  it('allows one pupil in each square of 3 × 3 cells when pupils need a distance of three desks', () => {
    const lines = ['#.#.#.#', '.......', '#.#.#.#', '.......', '#.#.#.#'];
    const position = preparePosition(lines, [distance('ABCDE', 3)]);
    expect(rule(position, 3).holds(position.group('ABCDE'))).toBe(false);
    expect(rule(position, 3).holds(position.group('ABCD'))).toBe(true);
    expect(rule(position, 2).holds(position.group('ABCDE'))).toBe(true);
  });

  it('refuses apart groups of four and three pupils at two tables of five desks, but accepts two apart groups of three', () => {
    const lines = ['###.###', '##..##.'];
    const position = preparePosition(lines, [
      condition('apart', 'ABCD'),
      condition('apart', 'EFG'),
    ]);
    expect(rule(position).holds(position.group('ABCDEFG'), 2)).toBe(false);
    expect(rule(position).holds(position.group('ABCEFG'), 2)).toBe(true);
  });

  it('for two apart groups, also counts pupils who have only one possible desk', () => {
    const position = preparePosition(
      ['##.##'],
      [condition('apart', 'AB'), condition('apart', 'CDE')],
    );
    position.leave('A', 0);
    expect(rule(position).holds(position.group('ABCDE'), 2)).toBe(false);
    expect(rule(position).holds(position.group('ABCD'), 2)).toBe(true);
  });
});
