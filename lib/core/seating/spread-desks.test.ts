import type { Desk } from '@/lib/core/rooms/room';
import { seededRandom } from './random';
import { spreadDesks } from './spread-desks';

const grid = (rows: number, cols: number): Desk[] =>
  Array.from({ length: rows * cols }, (_, i) => ({ row: Math.floor(i / cols), col: i % cols }));

/** The smallest distance of two desks, and how many pairs have it. */
function closest(desks: readonly Desk[]): [distance: number, pairs: number] {
  const distances = desks.flatMap((a, i) =>
    desks.slice(0, i).map((b) => Math.max(Math.abs(a.row - b.row), Math.abs(a.col - b.col))),
  );
  const least = Math.min(...distances);
  return [least, distances.filter((distance) => distance === least).length];
}

describe('spreadDesks', () => {
  it.each([
    [1, 9, 3, [4, 2]],
    [5, 5, 4, [4, 6]],
    [5, 5, 9, [2, 20]],
    [7, 7, 16, [2, 42]],
    [9, 9, 25, [2, 72]],
    [2, 2, 4, [1, 6]],
  ])(
    'in a room of %i rows and %i columns, chooses %i desks whose smallest distance and number of closest pairs are %j',
    (rows, cols, count, expected) => {
      const chosen = spreadDesks(grid(rows, cols), count);
      expect(chosen).toHaveLength(count);
      expect(closest(chosen)).toEqual(expected);
    },
  );

  it('chooses all desks when too few exist, and none when none is requested', () => {
    expect(spreadDesks(grid(2, 2), 7)).toEqual(grid(2, 2));
    expect(spreadDesks(grid(2, 2), 0)).toEqual([]);
    expect(spreadDesks([], 3)).toEqual([]);
    expect(spreadDesks(grid(1, 3), 1)).toHaveLength(1);
  });

  it('keeps desks that are already chosen and adds desks far from them', () => {
    const kept = [
      { row: 1, col: 1 },
      { row: 1, col: 2 },
    ];
    const chosen = spreadDesks(grid(5, 6), 6, kept);
    expect(chosen).toEqual(expect.arrayContaining(kept));
    const others = chosen.filter(({ row, col }) => row !== 1 || col < 1 || col > 2);
    expect(others).toHaveLength(4);
    for (const desk of kept) expect(closest([desk, ...others])[0]).toBe(2);
    expect(spreadDesks(grid(2, 2), 1, kept)).toEqual(kept.slice(0, 1));
  });

  it('in small rooms, chooses desks that are as far apart as those of a brute-force search', () => {
    const random = seededRandom('small rooms');
    for (let i = 0; i < 60; i += 1) {
      const cells = [...random.shuffle(Int32Array.from({ length: 30 }, (_, cell) => cell))];
      const desks = cells.slice(0, 9).map((cell) => grid(5, 6)[cell]!);
      const count = 2 + random.below(5);
      const all = Array.from({ length: 2 ** 9 }, (_, bits) =>
        desks.filter((__, d) => (bits >> d) & 1),
      )
        .filter((chosen) => chosen.length === count)
        .map(closest)
        .sort(([a, pairs], [b, others]) => b - a || pairs - others);
      expect(closest(spreadDesks(desks, count))).toEqual(all[0]);
    }
  });
});
