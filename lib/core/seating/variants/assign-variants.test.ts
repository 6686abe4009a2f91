import type { Desk } from '@/lib/core/rooms/room';
import { standardRoom, standardRoomKinds } from '@/lib/core/rooms/standard-room';
import { seededRandom } from '../random';
import { assignVariants } from './assign-variants';

const grid = (rows: number, cols: number): Desk[] =>
  Array.from({ length: rows * cols }, (_, i) => ({ row: Math.floor(i / cols), col: i % cols }));
const drawn = (...lines: string[]): Desk[] =>
  lines.flatMap((line, row) =>
    [...line].flatMap((mark, col) => (mark === 'x' ? [{ row, col }] : [])),
  );
const touches = (a: Desk, b: Desk) => Math.abs(a.row - b.row) <= 1 && Math.abs(a.col - b.col) <= 1;

/** The number of desks of each variant, in ascending order. Fails if two desks that touch have the same variant. */
function sizes(desks: Desk[]): number[] {
  const { variants, count, isProved } = assignVariants(desks);
  desks.forEach((desk, i) =>
    desks.slice(0, i).forEach((other, j) => {
      if (touches(desk, other)) expect(variants[i]).not.toBe(variants[j]);
    }),
  );
  expect(isProved).toBe(true);
  expect(variants).toHaveLength(desks.length);
  return Array.from(
    { length: count },
    (_, i) => variants.filter((one) => one === i + 1).length,
  ).sort((a, b) => a - b);
}
const squares = (numbers: number[]) => numbers.reduce((sum, one) => sum + one * one, 0);

describe('assignVariants', () => {
  it.each([
    ['no desks', drawn('...'), []],
    ['desks with aisles all around', drawn('x.x.x', '.....', 'x.x.x'), [6]],
    ['pairs', drawn('xx.xx', '.....', 'xx.xx'), [4, 4]],
    ['long rows with an odd number of desks', drawn('xxx.xxx', '.......', 'xxx'), [4, 5]],
    ['three desks around a corner', drawn('xx', 'x.'), [1, 1, 1]],
    ['a ring of six desks', drawn('.xx.', 'x..x', '.xx.'), [3, 3]],
    ['a ring of seven desks', drawn('.xx.', 'x..x', 'x.x.', '.x..'), [2, 2, 3]],
    ['a table of four', drawn('xx', 'xx'), [1, 1, 1, 1]],
    ['a pair beside a table of four', drawn('xx.xx', 'xx...'), [1, 1, 2, 2]],
  ])('assigns the variants evenly in each arrangement of desks: %s', (_, desks, expected) => {
    expect(sizes(desks)).toEqual(expected);
  });

  it('on every grid of desks, spreads four variants of an exam as evenly as alternation by row or by column', () => {
    for (let rows = 2; rows <= 10; rows += 1) {
      for (let cols = 2; cols <= 10; cols += 1) {
        const halves = (count: number) => [Math.floor(count / 2), Math.ceil(count / 2)];
        const byLine = (lines: number, length: number) =>
          squares(halves(lines).flatMap((half) => halves(half * length)));
        const fewest = Math.min(byLine(rows, cols), byLine(cols, rows));
        expect([rows, cols, squares(sizes(grid(rows, cols)))]).toEqual([rows, cols, fewest]);
      }
    }
  });

  it.each(standardRoomKinds)(
    'assigns equally many desks to each variant in a room of the kind "%s"',
    (kind) => {
      const numbers = sizes(standardRoom(kind, 28).desks);
      expect(numbers.at(-1)! - numbers[0]!).toBeLessThanOrEqual(1);
    },
  );

  it('in small rooms, uses as few variants of an exam as a brute-force search', () => {
    const random = seededRandom('small rooms');
    for (let i = 0; i < 80; i += 1) {
      const [rows, cols] = [2 + random.below(3), 2 + random.below(4)];
      const cells = random.shuffle(Int32Array.from({ length: rows * cols }, (_, cell) => cell));
      const desks = [...cells].slice(0, 1 + random.below(7)).map((cell) => grid(rows, cols)[cell]!);
      const found = sizes(desks);
      const best = bestByTrying(desks);
      expect([found.length, squares(found)]).toEqual([best.length, squares(best)]);
    }
  });
});

/** The most even numbers of desks that the fewest variants can have, found by trying all assignments. */
function bestByTrying(desks: Desk[]): number[] {
  for (let count = 1; ; count += 1) {
    let best: number[] | undefined;
    for (let way = 0; way < count ** desks.length; way += 1) {
      const given = desks.map((_, i) => Math.floor(way / count ** i) % count);
      const clash = desks.some((a, i) =>
        desks.some((b, j) => j < i && given[i] === given[j] && touches(a, b)),
      );
      if (clash) continue;
      const numbers = Array.from(
        { length: count },
        (_, c) => given.filter((one) => one === c).length,
      );
      if (!best || squares(numbers) < squares(best)) best = numbers;
    }
    if (best) return best;
  }
}
