import type { Seating } from '@/lib/core/conditions/condition';
import type { SolveResult } from '../solve';

/** Makes an engine result for a map, with no repeated pairs and no broken wishes. */
export const seatedResult = (seats: Seating): SolveResult => ({
  status: 'seated',
  seats,
  repeatedPairs: 0,
  brokenWishes: [],
  wishesProved: true,
  wishClashes: [],
  suggestions: [seats],
});
