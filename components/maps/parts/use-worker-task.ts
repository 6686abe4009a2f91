'use client';

import { useEffect, useRef } from 'react';
import { prepareWorker } from '@/lib/client/maps/seating/solve-in-worker';

/** Waits a moment, so that not every keystroke sends a task to the engine. */
export const settle = () => new Promise((resolve) => setTimeout(resolve, 150));

/** Runs one task at a time in the engine's worker: a new task or an unmount aborts the former task. */
export function useWorkerTask(timeLimitMs: number) {
  const running = useRef<AbortController>(undefined);
  useEffect(() => {
    return prepareWorker();
  }, []);
  const stop = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);
  return {
    stop,
    start: () => {
      stop();
      running.current = new AbortController();
      return { seed: crypto.randomUUID(), timeLimitMs, signal: running.current.signal };
    },
  };
}
