import { deskKey, type Desk } from '@/lib/core/rooms/room';
import { seededRandom } from './random';

const mostComparisons = 10_000_000;
const mostExchanges = 5000;

const distanceBetween = (a: Desk, b: Desk) =>
  Math.max(Math.abs(a.row - b.row), Math.abs(a.col - b.col));

/**
 * Chooses `count` desks, first the `kept` desks, so that the smallest distance between two chosen desks is as large as
 * possible. The distance is the larger of row and column distance (Chebyshev); in large rooms the result is
 * approximate.
 */
export function spreadDesks(
  desks: readonly Desk[],
  count: number,
  kept: readonly Desk[] = [],
): Desk[] {
  const keys = new Set(kept.map(deskKey));
  const keptIndices = [...desks.keys()].filter((index) => keys.has(deskKey(desks[index]!)));
  if (count <= keptIndices.length) return keptIndices.slice(0, count).map((index) => desks[index]!);
  if (count < 2 || count >= desks.length) return desks.slice(0, count);
  const distances = new Set(desks.flatMap((a) => desks.map((b) => distanceBetween(a, b))));
  for (const distance of [...distances].sort((a, b) => b - a)) {
    const chosen = chooseApart(desks, count, distance, keptIndices);
    if (chosen) return withFewPairs(desks, chosen, distance, new Set(keptIndices));
  }
  return [];
}

function chooseApart(
  desks: readonly Desk[],
  count: number,
  distance: number,
  kept: readonly number[],
): number[] | undefined {
  const isClose = (a: number, b: number) => distanceBetween(desks[a]!, desks[b]!) < distance;
  const chosen = [...kept];
  const free = [...desks.keys()].filter((index) => !kept.some((other) => isClose(index, other)));
  for (const index of free) {
    if (!chosen.some((other) => isClose(index, other))) chosen.push(index);
  }
  if (chosen.length >= count) return chosen.slice(0, count);
  chosen.length = kept.length;
  let comparisons = 0;
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
    // `fewest` has one desk and all desks close to it. A set of desks without any desk of `fewest` could also take that
    // one desk, so only the desks of `fewest` are tried next.
    return fewest.some((next, tried) => {
      const without = new Set(fewest.slice(0, tried));
      chosen.push(next);
      if (extend(open.filter((other) => !isClose(next, other) && !without.has(other)))) return true;
      chosen.pop();
      return false;
    });
  };
  return extend(free) ? chosen : undefined;
}

function withFewPairs(
  desks: readonly Desk[],
  start: number[],
  distance: number,
  kept: ReadonlySet<number>,
): Desk[] {
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
    if (chosen.has(to) || kept.has(from)) continue;
    const before = pairsAt(from);
    chosen.delete(from);
    chosen.add(pairsAt(to) <= before ? to : from);
  }
  return desks.filter((_, index) => chosen.has(index));
}
