'use client';

import { useEffect, useRef, useState } from 'react';
import { prepareWorker } from '@/lib/client/maps/seating/solve-in-worker';
import type { PupilId, Seating } from '@/lib/core/conditions/condition';
import type { SolveProgress } from '@/lib/core/seating/solve';
import type { Findings } from './findings';
import type { MapStore } from './map-store';

export interface EngineInput {
  store: MapStore;
  ids: readonly PupilId[];
  past: Seating[];
  pastOfNew: Seating[];
  onMake: () => void;
}

export interface EngineState {
  work: 'newMap' | 'mending' | undefined;
  phase: SolveProgress['phase'] | undefined;
  hasFailed: boolean;
  findings: Findings | undefined;
}

const idle: EngineState = {
  work: undefined,
  phase: undefined,
  hasFailed: false,
  findings: undefined,
};

export function useEngineRun() {
  const [state, setState] = useState(idle);
  const running = useRef<AbortController>(undefined);
  useEffect(() => {
    return prepareWorker();
  }, []);
  useEffect(() => () => running.current?.abort(), []);
  return {
    state,
    begin: (work: EngineState['work']): AbortSignal => {
      running.current?.abort();
      running.current = new AbortController();
      setState((now) => ({ ...now, work, phase: undefined, hasFailed: false }));
      return running.current.signal;
    },
    reach: (phase: SolveProgress['phase']) =>
      setState((now) => (now.phase === phase ? now : { ...now, phase })),
    end: (signal: AbortSignal, change: Partial<EngineState>) => {
      if (!signal.aborted) setState((now) => ({ ...now, work: undefined, ...change }));
    },
    stop: () => {
      running.current?.abort();
      setState((now) => ({ ...now, work: undefined }));
    },
  };
}
export type EngineRun = ReturnType<typeof useEngineRun>;
