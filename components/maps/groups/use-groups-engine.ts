'use client';

import { useEffect, useRef, useState } from 'react';
import { makeGroupsInWorker } from '@/lib/client/maps/seating/ask-in-worker';
import { prepareWorker } from '@/lib/client/maps/seating/solve-in-worker';
import type { ConditionId } from '@/lib/core/conditions/condition';
import type { GroupProblem, Round } from '@/lib/core/seating/groups/group-problem';

const timeLimitMs = 5000;

export type GroupsWork =
  | { status: 'idle' | 'working' | 'failed' }
  /** The conditions cannot all be met in groups like these. */
  | { status: 'impossible'; conflict: ConditionId[] };

/** Makes groups in the engine's worker; asking again or leaving the page ends the work before. */
export function useGroupsEngine() {
  const [work, setWork] = useState<GroupsWork>({ status: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => prepareWorker(), []);
  useEffect(() => () => running.current?.abort(), []);

  const make = async (problem: GroupProblem, onMade: (rounds: Round[]) => void) => {
    running.current?.abort();
    const task = new AbortController();
    running.current = task;
    setWork({ status: 'working' });
    try {
      const limits = { seed: crypto.randomUUID(), timeLimitMs, signal: task.signal };
      const result = await makeGroupsInWorker(problem, limits);
      if (result.status === 'impossible') {
        return setWork({ status: 'impossible', conflict: result.conflict });
      }
      setWork({ status: 'idle' });
      onMade(result.rounds);
    } catch {
      if (!task.signal.aborted) setWork({ status: 'failed' });
    }
  };
  return { work, make, forget: () => setWork({ status: 'idle' }) };
}
