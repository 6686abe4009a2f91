import { conditionPupils, type Condition, type Seating } from '@/lib/core/conditions/condition';
import { relationOf } from '@/lib/core/conditions/kinds';
import type { SeatingProblem } from './problem';
import { deskKey } from '../rooms/room';

/** Counts the neighbour pairs of a map that were already neighbours on an earlier map. */
export function countRepeatedPairs(problem: SeatingProblem, seats: Seating): number {
  return repeatedPairs(problem, seats).length;
}

/**
 * Finds the neighbour pairs of a map that were already neighbours on an earlier map. Pairs of a `together` condition do
 * not count.
 */
export function repeatedPairs(problem: SeatingProblem, seats: Seating): string[] {
  const earlier = earlierPairs(problem.history ?? []);
  return repeatedAmong(neighbourPairs(seats), problem.conditions, earlier);
}

/**
 * Finds the neighbour pairs of a map that were already neighbours on an earlier map. The caller gives the neighbour
 * pairs of this map and those of the earlier maps.
 */
export function repeatedAmong(
  pairs: readonly string[],
  conditions: readonly Condition[],
  earlier: ReadonlySet<string>,
): string[] {
  const wanted = new Set<string>();
  for (const condition of conditions) {
    if (relationOf(condition) !== 'block') continue;
    const pupils = conditionPupils(condition);
    for (const a of pupils) for (const b of pupils) wanted.add(pairKey(a, b));
  }
  return pairs.filter((pair) => earlier.has(pair) && !wanted.has(pair));
}

const pairsBySeating = new WeakMap<Seating, readonly string[]>();

/** Finds the neighbour pairs of a map and caches them. The map must never change afterwards. */
export function knownNeighbourPairs(seats: Seating): readonly string[] {
  const known = pairsBySeating.get(seats) ?? neighbourPairs(seats);
  pairsBySeating.set(seats, known);
  return known;
}

/** Finds all neighbour pairs of earlier maps. */
export function earlierPairs(history: readonly Seating[]): ReadonlySet<string> {
  return new Set(history.flatMap(knownNeighbourPairs));
}

/** Finds the pairs of pupils at neighbouring desks. */
export function neighbourPairs(seats: Seating): string[] {
  const at = new Map(Object.entries(seats).map(([pupil, desk]) => [deskKey(desk), pupil]));
  const pairs: string[] = [];
  for (const [pupil, { row, col }] of Object.entries(seats)) {
    for (const next of [deskKey({ row: row + 1, col }), deskKey({ row, col: col + 1 })]) {
      const other = at.get(next);
      if (other !== undefined) pairs.push(pairKey(pupil, other));
    }
  }
  return pairs;
}

/** Makes one string for two pupils, independent of their order. */
export function pairKey(a: string, b: string): string {
  return JSON.stringify(a < b ? [a, b] : [b, a]);
}
