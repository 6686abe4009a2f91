import type { Seating } from '@/lib/core/conditions/condition';
import type { SolveResult } from '../solve';

/** The engine's answer with this map, nothing repeated, nothing broken. */
export const seatedResult = (seats: Seating): SolveResult => ({
  status: 'seated',
  seats,
  repeatedPairs: 0,
  brokenWishes: [],
  wishesProved: true,
  wishClashes: [],
  suggestions: [seats],
});
