'use client';

import { useEffect, useState } from 'react';
import { makeGroupsInWorker } from '@/lib/client/maps/seating/ask-in-worker';
import type { ConditionId } from '@/lib/core/conditions/condition';
import type { GroupProblem, Round } from '@/lib/core/seating/groups/group-problem';
import { settle, useWorkerTask } from '../parts/use-worker-task';

const timeLimitMs = 5000;
/** Work that takes longer can be stopped; before, a second press on the same place would do so. */
const slowMs = 600;

export type GroupsWork =
  /** `isSlow` after a moment. */
  | { status: 'working'; isSlow: boolean }
  | { status: 'idle' | 'failed' }
  /** The conditions cannot all be met in groups like these. */
  | { status: 'impossible'; conflict: ConditionId[] };

/** Makes groups in the engine's worker. */
export function useGroupsEngine() {
  const [work, setWork] = useState<GroupsWork>({ status: 'idle' });
  const task = useWorkerTask(timeLimitMs);
  const isWorking = work.status === 'working';
  useEffect(() => {
    if (!isWorking) return;
    const timer = setTimeout(() => setWork({ status: 'working', isSlow: true }), slowMs);
    return () => clearTimeout(timer);
  }, [isWorking]);

  /** Makes the rounds of several problems, each without the pairs of those before it. */
  const make = async (problems: readonly GroupProblem[], onMade: (rounds: Round[]) => void) => {
    const limits = task.start();
    setWork({ status: 'working', isSlow: false });
    await settle();
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
    /** Forgets a failure, after which other groups are asked for. */
    forget: () => setWork((now) => (now.status === 'working' ? now : { status: 'idle' })),
  };
}
