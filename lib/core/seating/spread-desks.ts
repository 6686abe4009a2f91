import type { Desk } from '@/lib/core/rooms/room';
import { seededRandom } from './random';

/** Pairs of desks compared by the search for one distance before a smaller one is tried. */
const mostComparisons = 10_000_000;
/** Exchanges tried to have fewer pairs at the distance. */
const mostExchanges = 5000;

const distanceBetween = (a: Desk, b: Desk) =>
  Math.max(Math.abs(a.row - b.row), Math.abs(a.col - b.col));

/**
 * Chooses `count` of the desks, or all, as far apart as possible: the smallest distance of two of them, the larger of
 * their distances in rows and in columns, is as large as was found, in small rooms the largest there is; then as few
 * pairs as was found are at that distance. The chosen desks come in the order of `desks`, which names no cell twice.
 */
export function spreadDesks(desks: readonly Desk[], count: number): Desk[] {
  if (count < 2 || count >= desks.length) return desks.slice(0, count);
  const distances = new Set(desks.flatMap((a) => desks.map((b) => distanceBetween(a, b))));
  for (const distance of [...distances].sort((a, b) => b - a)) {
    const chosen = chooseApart(desks, count, distance);
    if (chosen) return withFewPairs(desks, chosen, distance);
  }
  return [];
}

/** Indices of desks at this distance or more: the first that fit, or by branch and bound. Undefined where none were found. */
function chooseApart(
  desks: readonly Desk[],
  count: number,
  distance: number,
): number[] | undefined {
  const isClose = (a: number, b: number) => distanceBetween(desks[a]!, desks[b]!) < distance;
  const chosen: number[] = [];
  for (const index of desks.keys()) {
    if (!chosen.some((other) => isClose(index, other))) chosen.push(index);
  }
  if (chosen.length >= count) return chosen.slice(0, count);
  chosen.length = 0;
  let comparisons = 0;
  /** Of the desks in one square of so many rows and columns only one can be chosen. */
  const countSquares = (open: number[]) => {
    const squareOf = ({ row, col }: Desk) =>
      `${Math.floor(row / distance)} ${Math.floor(col / distance)}`;
    return new Set(open.map((index) => squareOf(desks[index]!))).size;
  };
  const extend = (open: number[]): boolean => {
    if (chosen.length === count) return true;
    if (chosen.length + countSquares(open) < count || comparisons > mostComparisons) return false;
    comparisons += open.length ** 2;
    const closeTo = open.map((a) => open.filter((b) => isClose(a, b)));
    const fewest = closeTo.reduce((a, b) => (b.length < a.length ? b : a));
    // One of these can always be chosen; the later ones are tried without the earlier.
    return fewest.some((next, tried) => {
      const without = new Set(fewest.slice(0, tried));
      chosen.push(next);
      if (extend(open.filter((other) => !isClose(next, other) && !without.has(other)))) return true;
      chosen.pop();
      return false;
    });
  };
  return extend([...desks.keys()]) ? chosen : undefined;
}

/** Exchanges chosen desks for others as long as that does not bring more pairs at the distance, and none below it. */
function withFewPairs(desks: readonly Desk[], start: number[], distance: number): Desk[] {
  const random = seededRandom('spread desks');
  const chosen = new Set(start);
  const pairsAt = (index: number) => {
    const distances = [...chosen].map((other) =>
      other === index ? Infinity : distanceBetween(desks[index]!, desks[other]!),
    );
    return distances.some((one) => one < distance)
      ? Infinity
      : distances.filter((one) => one === distance).length;
  };
  for (let i = 0; i < mostExchanges; i += 1) {
    const from = [...chosen][random.below(chosen.size)]!;
    const to = random.below(desks.length);
    if (chosen.has(to)) continue;
    const before = pairsAt(from);
    chosen.delete(from);
    chosen.add(pairsAt(to) <= before ? to : from);
  }
  return desks.filter((_, index) => chosen.has(index));
}
