'use client';

import { useEffect, useState } from 'react';
import { makeGroupsInWorker } from '@/lib/client/maps/seating/ask-in-worker';
import type { ConditionId } from '@/lib/core/conditions/condition';
import type { GroupProblem, Round } from '@/lib/core/seating/groups/group-problem';
import { debounce, useWorkerTask } from '../parts/use-worker-task';

const timeLimitMs = 5000;
/** Delay in ms before the start button becomes the stop button, so that a double click does not stop the search. */
const slowMs = 600;

export type GroupsWork =
  | { status: 'working'; isSlow: boolean }
  | { status: 'idle' | 'failed' }
  | { status: 'impossible'; conflict: ConditionId[] };

export function useGroupsEngine() {
  const [work, setWork] = useState<GroupsWork>({ status: 'idle' });
  const task = useWorkerTask(timeLimitMs);
  const isWorking = work.status === 'working';
  useEffect(() => {
    if (!isWorking) return;
    const timer = setTimeout(() => setWork({ status: 'working', isSlow: true }), slowMs);
    return () => clearTimeout(timer);
  }, [isWorking]);

  const make = async (problems: readonly GroupProblem[], onMade: (rounds: Round[]) => void) => {
    const limits = task.start();
    setWork({ status: 'working', isSlow: false });
    await debounce();
    try {
      const made: Round[] = [];
      for (const problem of problems) {
        const previous = [...made, ...(problem.previous ?? [])];
        const result = await makeGroupsInWorker({ ...problem, previous }, limits);
        if (result.status === 'impossible') {
          return setWork({ status: 'impossible', conflict: result.conflict });
        }
        made.push(...result.rounds);
      }
      setWork({ status: 'idle' });
      onMade(made);
    } catch {
      if (!limits.signal.aborted) setWork({ status: 'failed' });
    }
  };
  return {
    work,
    make,
    stop: () => {
      task.stop();
      setWork({ status: 'idle' });
    },
    forget: () => setWork((now) => (now.status === 'working' ? now : { status: 'idle' })),
  };
}
