'use client';

import { useEffect, useEffectEvent, type RefObject } from 'react';
import { whenIdle } from '@/lib/client/page/when-idle';
import type { SortableRows } from './sortable-rows';

/** Fetches the rows that can be dragged; hands them over while nothing in the list has the focus, which they would end. */
export function useSortableRows(
  list: RefObject<HTMLElement | null>,
  onLoaded: (rows: typeof SortableRows) => void,
) {
  const handOver = useEffectEvent(onLoaded);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const show = (loaded: typeof SortableRows) => {
      if (signal.aborted) return;
      if (list.current?.contains(document.activeElement)) {
        const again = () => queueMicrotask(() => show(loaded));
        document.addEventListener('focusout', again, { once: true, signal });
        document.addEventListener('focusin', again, { once: true, signal });
      } else handOver(loaded);
    };
    const stop = whenIdle(() => {
      // Without a connection there is no dragging; everything else works.
      import('./sortable-rows').then(
        ({ SortableRows: loaded }) => show(loaded),
        () => {},
      );
    });
    return () => {
      stop();
      controller.abort();
    };
  }, [list]);
}
