'use client';

import { useEffect, useState } from 'react';
import { solveInWorker } from '@/lib/client/maps/seating/solve-in-worker';
import type { ConditionId, Seating } from '@/lib/core/conditions/condition';
import { fromEngineSeats } from '@/lib/core/maps/engine-problem';
import type { SeatingProblem } from '@/lib/core/seating/problem';
import { toPresent, type Generated } from './use-generator';

const timeLimitMs = 4000;
/** Each round finds another clash; more than a few are no map to show. */
const mostRounds = 5;

interface NearestMap {
  seats: Seating;
  /** The conditions that it breaks, of those that clash. */
  broken: ConditionId[];
}

/** The map that comes nearest where conditions clash: those of the clash count as wishes. */
export function useNearestMap(clash: Generated | undefined): NearestMap | undefined {
  const [found, setFound] = useState<NearestMap & { of: Generated }>();
  useEffect(() => {
    if (clash?.result.status !== 'impossible') return;
    const search = new AbortController();
    findNearest(toPresent(clash.wanted), clash.result.conflict, search.signal).then(
      (nearest) => {
        if (nearest && !search.signal.aborted) setFound({ ...nearest, of: clash });
      },
      // Without one the room is shown as it is.
      () => {},
    );
    return () => search.abort();
  }, [clash]);
  return found && found.of === clash ? found : undefined;
}

async function findNearest(
  problem: SeatingProblem,
  conflict: readonly ConditionId[],
  signal: AbortSignal,
): Promise<NearestMap | undefined> {
  const eased = new Set(conflict);
  for (let round = 0; round < mostRounds; round++) {
    const conditions = problem.conditions.map((each) =>
      eased.has(each.id) ? { ...each, wish: true as const } : each,
    );
    const result = await solveInWorker(
      { ...problem, conditions },
      { seed: 0, timeLimitMs, signal },
    );
    if (result.status === 'seated') {
      const broken = result.brokenWishes.filter((id) => eased.has(id));
      return { seats: fromEngineSeats(result.seats), broken };
    }
    if (result.status !== 'impossible' || result.conflict.every((id) => eased.has(id))) return;
    for (const id of result.conflict) eased.add(id);
  }
}
