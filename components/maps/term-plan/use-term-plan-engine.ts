'use client';

import { startTransition, useState } from 'react';
import { fixRestInWorker, planInWorker } from '@/lib/client/maps/seating/ask-in-worker';
import type { ConditionId, PupilId } from '@/lib/core/conditions/condition';
import { explainClash } from '@/lib/core/seating/clash/explain-clash';
import type { ClashReason } from '@/lib/core/seating/clash/reason';
import type { TermPlanProgress, TermPlanResult } from '@/lib/core/seating/term-plan/plan-maps';
import type { TermPlanProblem } from '@/lib/core/seating/term-plan/term-plan-problem';
import { toSeating } from '@/lib/core/maps/map-seats';
import { debounce, useWorkerTask } from '../parts/use-worker-task';
import {
  askedMaps,
  toMaps,
  toTermPlanProblem,
  type MadeMap,
  type MapToMake,
  type TermPlanWanted,
} from '@/lib/client/maps/edited-term-plan';
import type { PlannedMap } from '@/lib/contracts/maps/term-plan';
import type { Fit } from '@/lib/client/maps/term-plan-fit';

const timeLimitMs = 10_000;

export type TermPlanFigures = Pick<
  Extract<TermPlanResult, { status: 'planned' }>,
  'met' | 'possible' | 'repeats' | 'atLeastMaps'
>;

export type TermPlanWork =
  | { status: 'idle' }
  | { status: 'working'; maps: PlannedMap[]; count: number }
  | { status: 'impossible'; map: MadeMap; conflict: ConditionId[]; reasons: ClashReason[] }
  | { status: 'failed' };

export function useTermPlanEngine() {
  const [work, setWork] = useState<TermPlanWork>({ status: 'idle' });
  const task = useWorkerTask(timeLimitMs);
  const make = async (
    wanted: TermPlanWanted,
    maps: MapToMake[],
    onDone: (maps: PlannedMap[], figures: TermPlanFigures) => void,
  ) => {
    const limits = task.start();
    const count = maps.length;
    setWork({ status: 'working', maps: [], count });
    const problem = toTermPlanProblem(wanted, maps);
    const onProgress = (progress: TermPlanProgress) => {
      if (limits.signal.aborted) return;
      startTransition(() =>
        setWork({ status: 'working', maps: toMaps(wanted, maps, progress.maps), count }),
      );
    };
    await debounce();
    const result = await planInWorker(problem, { ...limits, onProgress }).catch(() => undefined);
    if (limits.signal.aborted) return;
    if (!result) return setWork({ status: 'failed' });
    if (result.status === 'planned') {
      return startTransition(() => {
        setWork({ status: 'idle' });
        onDone(toMaps(wanted, maps, result.maps), result);
      });
    }
    setWork(toClash(problem, askedMaps(wanted, maps)[result.map] as MadeMap, result));
  };
  const adapt = async (
    maps: readonly PlannedMap[],
    fits: readonly Fit[],
    pupils: readonly PupilId[],
    onDone: (maps: PlannedMap[]) => void,
  ) => {
    const limits = task.start();
    const adapted = new Map<string, PlannedMap>();
    const now = () => maps.map((map) => adapted.get(map.id) ?? map);
    try {
      for (const { map, conditions } of fits) {
        setWork({ status: 'working', maps: now(), count: maps.length });
        const { desks, marks = [] } = map;
        const problem = { room: { desks, marks }, pupils: [...pupils], conditions };
        const edited = { seats: toSeating(map), keep: [] };
        const answer = await fixRestInWorker(problem, edited, limits);
        if (answer.status === 'unknown') return setWork({ status: 'failed' });
        adapted.set(map.id, {
          ...map,
          conditions,
          seats: Object.entries(answer.seats).map(([pupilId, desk]) => ({ pupilId, desk })),
          broken: answer.broken,
          locked: [],
        });
      }
    } catch {
      if (!limits.signal.aborted) setWork({ status: 'failed' });
      return;
    }
    setWork({ status: 'idle' });
    onDone(now());
  };
  const stop = () => {
    task.stop();
    setWork({ status: 'idle' });
  };
  return { work, make, adapt, stop };
}

function toClash(
  problem: TermPlanProblem,
  map: MadeMap,
  result: Exclude<TermPlanResult, { status: 'planned' }>,
): TermPlanWork {
  const conflict = result.status === 'unproven' ? result.broken : result.conflict;
  const reasons = explainClash({ ...problem, conditions: map.conditions }, conflict);
  return { status: 'impossible', map, conflict, reasons };
}
