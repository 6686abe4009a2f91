'use client';

import { useEffect, useRef, useState } from 'react';
import { makeGroupsInWorker } from '@/lib/client/maps/seating/ask-in-worker';
import { prepareWorker } from '@/lib/client/maps/seating/solve-in-worker';
import type { ConditionId } from '@/lib/core/conditions/condition';
import type { GroupProblem, Round } from '@/lib/core/seating/groups/group-problem';

const timeLimitMs = 5000;
/** Typing settles before groups are made again. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 150));
/** Work that takes longer can be stopped; before, a second press on the same place would do so. */
const slowMs = 600;

export type GroupsWork =
  /** `isSlow` after a moment. */
  | { status: 'working'; isSlow: boolean }
  | { status: 'idle' | 'failed' }
  /** The conditions cannot all be met in groups like these. */
  | { status: 'impossible'; conflict: ConditionId[] };

/** Makes groups in the engine's worker; asking again or leaving the page ends the work before. */
export function useGroupsEngine() {
  const [work, setWork] = useState<GroupsWork>({ status: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => {
    return prepareWorker();
  }, []);
  useEffect(() => () => running.current?.abort(), []);
  const isWorking = work.status === 'working';
  useEffect(() => {
    if (!isWorking) return;
    const timer = setTimeout(() => setWork({ status: 'working', isSlow: true }), slowMs);
    return () => clearTimeout(timer);
  }, [isWorking]);

  /** Makes the rounds of several problems, each without the pairs of those before it. */
  const make = async (problems: readonly GroupProblem[], onMade: (rounds: Round[]) => void) => {
    running.current?.abort();
    const task = new AbortController();
    running.current = task;
    setWork({ status: 'working', isSlow: false });
    await settle();
    try {
      const limits = { seed: crypto.randomUUID(), timeLimitMs, signal: task.signal };
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
      if (!task.signal.aborted) setWork({ status: 'failed' });
    }
  };
  return {
    work,
    make,
    stop: () => {
      running.current?.abort();
      setWork({ status: 'idle' });
    },
    /** Forgets a failure, after which other groups are asked for. */
    forget: () => setWork((now) => (now.status === 'working' ? now : { status: 'idle' })),
  };
}
