import { conditionPupils, type Condition, type Seating } from '@/lib/core/conditions/condition';
import { relationOf } from '@/lib/core/conditions/kinds';
import type { SeatingProblem } from './problem';
import { deskKey } from '../rooms/room';

/**
 * Counts the pairs of neighbours on a seating map who were already neighbours on an earlier map. Pairs of pupils who
 * must sit together are not counted.
 */
export function countRepeatedPairs(problem: SeatingProblem, seats: Seating): number {
  return repeatedPairs(problem, seats).length;
}

/**
 * Returns the pairs of neighbours on a seating map who were already neighbours on an earlier map, as keys of `pairKey`.
 * Pairs of pupils who must sit together are left out.
 */
export function repeatedPairs(problem: SeatingProblem, seats: Seating): string[] {
  const earlier = earlierPairs(problem.history ?? []);
  return repeatedAmong(neighbourPairs(seats), problem.conditions, earlier);
}

/**
 * Returns the pairs of pupils that are in both `pairs` and `earlier`. Pairs of pupils who must sit together are left
 * out.
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

/**
 * Returns the pairs of neighbours on a seating map, from a cache if possible. The object `seats` must never change
 * after the first call.
 */
export function knownNeighbourPairs(seats: Seating): readonly string[] {
  const known = pairsBySeating.get(seats) ?? neighbourPairs(seats);
  pairsBySeating.set(seats, known);
  return known;
}

/** Returns all pairs of pupils who were neighbours on at least one earlier seating map. */
export function earlierPairs(history: readonly Seating[]): ReadonlySet<string> {
  return new Set(history.flatMap(knownNeighbourPairs));
}

/** Returns the pairs of pupils at desks that share an edge, as keys of `pairKey`. */
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

/** Makes one string for two pupils, equal for both orders of the pupils. */
export function pairKey(a: string, b: string): string {
  return JSON.stringify(a < b ? [a, b] : [b, a]);
}
