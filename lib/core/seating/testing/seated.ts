import type { Seating } from '@/lib/core/conditions/condition';
import type { SolveResult } from '../solve';

/**
 * Wraps a map as a successful result of the seating engine, without pupils who are neighbours again and without broken
 * conditions.
 */
export const seatedResult = (seats: Seating): SolveResult => ({
  status: 'seated',
  seats,
  repeatedPairs: 0,
  brokenWishes: [],
  wishesProved: true,
  wishClashes: [],
  suggestions: [seats],
});
