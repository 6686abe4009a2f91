import { CliqueRule } from './clique-rule';
import { condition, preparePosition } from '../testing/position';

const rule = ({ model, domains }: ReturnType<typeof preparePosition>) =>
  new CliqueRule(model.grid, domains);

describe('CliqueRule', () => {
  it('refuses five mutually apart on 3 × 3 desks, where four fit', () => {
    const position = preparePosition(['###', '###', '###'], [condition('apart', 'ABCDE')]);
    expect(rule(position).holds(position.group('ABCDE'))).toBe(false);
    expect(rule(position).holds(position.group('ABCD'))).toBe(true);
  });

  it('covers by columns where rows alone do not show it', () => {
    const position = preparePosition(['#...', '#..#', '...#'], [condition('apart', 'ABC')]);
    expect(rule(position).holds(position.group('ABC'))).toBe(false);
    expect(rule(position).holds(position.group('AB'))).toBe(true);
  });

  it('sees a crowd among those with few desks, in a room with space for all', () => {
    const lines = ['###', '###', '###', '###', '###', '###', '###'];
    const position = preparePosition(lines, [condition('apart', 'ABCD')]);
    for (const letter of 'ABC') position.leave(letter, 0, 1, 2);
    expect(rule(position).holds(position.group('ABCD'))).toBe(false);
    expect(rule(position).holds(position.group('ABD'))).toBe(true);
  });

  it('does not count those who have their desk', () => {
    const position = preparePosition(['###'], [condition('apart', 'ABC')]);
    position.leave('A', 0);
    position.leave('B', 2);
    position.leave('C', 0, 2);
    expect(rule(position).holds(position.group('ABC'))).toBe(true);
  });
});
