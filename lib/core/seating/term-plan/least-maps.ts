import type { Grid } from '../engine/model/grid';
import type { Touch } from './term-plan-problem';

/**
 * Computes how many maps are needed at least, so that each of the given pairs touches on one of them. If desks touch
 * d₁ ≥ d₂ ≥ … others, at most ⌊(d₁ + … + dₙ) / 2⌋ pairs of n pupils touch on one map. A pupil who must meet n − 1
 * others needs at least (n − 1) / d₁ maps.
 */
export function leastMaps(grid: Grid, pupils: number, pairs: number, touch: Touch): number {
  if (pairs === 0) return 0;
  const lists = touch === 'edge' ? grid.nearList : grid.touchList;
  const degrees = lists.map((list) => Math.min(list.length, pupils - 1)).sort((a, b) => b - a);
  const sum = degrees.slice(0, pupils).reduce((total, degree) => total + degree, 0);
  const isAll = pairs === (pupils * (pupils - 1)) / 2;
  return Math.max(
    Math.ceil(pairs / Math.floor(sum / 2)),
    isAll ? Math.ceil((pupils - 1) / degrees[0]!) : 0,
  );
}
