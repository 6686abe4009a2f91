import { conditionPupils, type Condition, type Seating } from '@/lib/core/conditions/condition';
import { relationOf } from '@/lib/core/conditions/kinds';
import type { SeatingProblem } from './problem';
import { deskKey } from '../rooms/room';

/** Counts the repeated pairs of a map, see `repeatedPairs`. */
export function countRepeatedPairs(problem: SeatingProblem, seats: Seating): number {
  return repeatedPairs(problem, seats).length;
}

/**
 * The neighbour pairs of a map that were neighbours in at least one earlier map, as `pairKey` writes them. Pairs within
 * a `together` group do not count, because a condition requires them (design, section 4).
 */
export function repeatedPairs(problem: SeatingProblem, seats: Seating): string[] {
  const earlier = earlierPairs(problem.history ?? []);
  return repeatedAmong(neighbourPairs(seats), problem.conditions, earlier);
}

/** Like `repeatedPairs`, for known neighbour pairs of the map and of all earlier maps. */
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

/** Like `neighbourPairs`, but keeps the result for each map. Only for a finished seating that is never changed. */
export function knownNeighbourPairs(seats: Seating): readonly string[] {
  const known = pairsBySeating.get(seats) ?? neighbourPairs(seats);
  pairsBySeating.set(seats, known);
  return known;
}

/** All neighbour pairs of earlier maps. */
export function earlierPairs(history: readonly Seating[]): ReadonlySet<string> {
  return new Set(history.flatMap(knownNeighbourPairs));
}

/** The pairs of pupils at neighbouring desks, each as one string that does not depend on the order of the two. */
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

/** One string for two pupils, in either order. */
export function pairKey(a: string, b: string): string {
  return JSON.stringify(a < b ? [a, b] : [b, a]);
}
