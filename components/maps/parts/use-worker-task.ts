'use client';

import { useEffect, useRef } from 'react';
import { prepareWorker } from '@/lib/client/maps/seating/solve-in-worker';

export const debounce = () => new Promise((resolve) => setTimeout(resolve, 150));

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
