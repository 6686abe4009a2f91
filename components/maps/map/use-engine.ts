'use client';

import { useEngineRun, type EngineInput } from './use-engine-run';
import { useMending } from './use-mending';
import { useNewMap } from './use-new-map';

export function useEngine(input: EngineInput) {
  const engine = useEngineRun();
  const newMap = useNewMap(input, engine);
  const mending = useMending(input, engine);
  return { ...engine.state, ...newMap, ...mending };
}
