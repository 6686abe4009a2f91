'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import type { WorkPlace } from '@/lib/client/drafts/kept-work';
import { keepWorkDraft } from '@/lib/client/drafts/work-draft';
import { whenIdle } from '@/lib/client/page/when-idle';
import type { Work } from '@/lib/core/maps/history';
import type { WorkbenchStore } from './workbench-store';

/**
 * Keeps the map in hand in the browser a moment after each change, and when the page is left: a reload, another language,
 * signing in again, a closed tab and a crash lose nothing. `rest` is what is kept with it. Returns a function that ends
 * it, because the work is saved or given up.
 */
export function useKeepWork(
  place: WorkPlace | undefined,
  store: WorkbenchStore | undefined,
  { rest, isWork = () => true }: { rest: object; isWork?: (work: Work) => boolean },
): () => void {
  const kept = useRef<Work>(undefined);
  const ended = useRef<WorkbenchStore>(undefined);
  const keep = useEffectEvent(() => {
    if (!store || place === undefined || ended.current === store) return;
    const { map, done, undone } = store.get();
    const before = kept.current;
    if (before?.map === map && before.done === done && before.undone === undone) return;
    const work = { map, done, undone };
    if (!isWork(work)) return;
    kept.current = work;
    keepWorkDraft(place, work, rest, Date.now());
  });

  useEffect(() => {
    if (!store) return;
    let cancel = whenIdle(() => keep());
    const stop = store.subscribe(() => {
      cancel();
      cancel = whenIdle(() => keep());
    });
    const leave = () => keep();
    window.addEventListener('pagehide', leave);
    return () => {
      stop();
      cancel();
      window.removeEventListener('pagehide', leave);
    };
  }, [store]);

  return () => {
    ended.current = store;
  };
}
