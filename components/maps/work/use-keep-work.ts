'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { keepWorkDraft, type WorkPlace } from '@/lib/client/local/work-draft';
import { whenIdle } from '@/lib/client/page/when-idle';
import type { WorkbenchState } from '@/lib/core/maps/workbench-state';
import type { WorkbenchStore } from './workbench-store';

interface Keeping {
  /** Returns the rest of the draft beside the map and its steps; undefined while there is nothing to keep. */
  rest: (state: WorkbenchState) => object | undefined;
  /** Whether the map is not made yet. */
  isBegun?: (state: WorkbenchState) => boolean;
}

/**
 * Keeps the work in the browser a moment after each change, and when the page is left: a reload, another language, signing
 * in again, a closed tab and a crash lose nothing. Returns a function that ends it, because the work is saved or given up.
 */
export function useKeepWork(
  place: WorkPlace | undefined,
  store: WorkbenchStore,
  { rest, isBegun }: Keeping,
): () => void {
  const kept = useRef<WorkbenchState>(undefined);
  const ended = useRef<WorkbenchStore>(undefined);
  const keep = useEffectEvent((from: WorkbenchStore) => {
    if (place === undefined || ended.current === from) return;
    const state = from.get();
    const { map, done, undone, making } = state;
    const before = kept.current;
    const isKept =
      before?.map === map &&
      before.done === done &&
      before.undone === undone &&
      before.making === making;
    const beside = isKept ? undefined : rest(state);
    if (!beside) return;
    kept.current = state;
    const work = { map, done, undone };
    keepWorkDraft(place, work, { rest: beside, isBegun: isBegun?.(state) }, Date.now());
  });

  useEffect(() => {
    let cancel = whenIdle(() => keep(store));
    const stop = store.subscribe(() => {
      cancel();
      cancel = whenIdle(() => keep(store));
    });
    const leave = () => keep(store);
    window.addEventListener('pagehide', leave);
    return () => {
      stop();
      cancel();
      leave();
      window.removeEventListener('pagehide', leave);
    };
  }, [store]);

  return () => {
    ended.current = store;
  };
}
