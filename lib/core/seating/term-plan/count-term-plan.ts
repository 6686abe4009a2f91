import { conditionPupils, type Condition, type Seating } from '@/lib/core/conditions/condition';
import { relationOf } from '../../conditions/kinds';
import { deskKey } from '../../rooms/room';
import { pairKey } from '../repeats';
import type { TermPlanProblem, Touch } from './term-plan-problem';

const stepsAhead = {
  edge: [
    [0, 1],
    [1, 0],
  ],
  corner: [
    [0, 1],
    [1, 0],
    [1, 1],
    [1, -1],
  ],
} as const;

/** Returns the key of each pair of pupils whose desks touch on a map, each pair once. */
export function touchingPairs(seats: Seating, touch: Touch): string[] {
  const at = new Map(Object.entries(seats).map(([pupil, desk]) => [deskKey(desk), pupil]));
  return Object.entries(seats).flatMap(([pupil, { row, col }]) =>
    stepsAhead[touch].flatMap(([down, right]) => {
      const other = at.get(deskKey({ row: row + down, col: col + right }));
      return other === undefined ? [] : [pairKey(pupil, other)];
    }),
  );
}

/** Returns the keys of all pairs of pupils who are named in the same `together` condition. */
export function wantedPairs(conditions: readonly Condition[]): Set<string> {
  const groups = conditions.filter((one) => relationOf(one) === 'block').map(conditionPupils);
  return new Set(groups.flatMap((group) => group.flatMap((a) => group.map((b) => pairKey(a, b)))));
}

/**
 * Returns the pairs of pupils who touch (sit at touching desks) on at least one map of a term plan (`met`), and how
 * often pairs touch again (`repeats`). A pair that a map's `together` condition requires is not counted as a repeat on
 * that map.
 */
export function countTermPlan(
  { maps, pupils, touch, history = [] }: TermPlanProblem,
  made: readonly Seating[],
): { met: Set<string>; repeats: number } {
  const known = new Set(pupils.flatMap((a) => pupils.map((b) => pairKey(a, b))));
  const before = new Set(history.flatMap((seats) => touchingPairs(seats, touch)));
  const met = new Set<string>();
  const unwanted = new Map<string, number>();
  maps.forEach((map, index) => {
    const wanted = wantedPairs(map.conditions ?? []);
    for (const pair of touchingPairs(made[index]!, touch)) {
      if (!known.has(pair)) continue;
      met.add(pair);
      if (wanted.has(pair)) before.add(pair);
      else unwanted.set(pair, (unwanted.get(pair) ?? 0) + 1);
    }
  });
  let repeats = 0;
  for (const [pair, times] of unwanted) repeats += before.has(pair) ? times : times - 1;
  return { met, repeats };
}
