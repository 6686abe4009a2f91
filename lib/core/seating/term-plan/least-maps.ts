import type { Grid } from '../engine/model/grid';
import type { Touch } from './term-plan-problem';

/**
 * Computes a lower bound of the number of maps until each of `pairs` pairs of pupils has touched (sat at touching
 * desks). With n pupils, at most ⌊(d₁ + … + dₙ) / 2⌋ pairs touch on one map; d₁ ≥ d₂ ≥ … are the numbers of desks that
 * touch each desk. A pupil who must touch all n − 1 classmates needs at least (n − 1) / d₁ maps.
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
