'use client';

import { useEffect, useEffectEvent, type RefObject } from 'react';
import { whenIdle } from '@/lib/client/page/when-idle';
import type { SortableRows } from './sortable-rows';

/**
 * Fetches the rows that can be dragged. They take the place of the plain ones, so they are handed over while neither the
 * focus nor the pointer is in the list.
 */
export function useSortableRows(
  list: RefObject<HTMLElement | null>,
  onLoaded: (rows: typeof SortableRows) => void,
) {
  const handOver = useEffectEvent(onLoaded);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const isInUse = () =>
      list.current?.contains(document.activeElement) || list.current?.matches(':hover');
    const show = (loaded: typeof SortableRows) => {
      if (signal.aborted) return;
      if (!isInUse()) {
        handOver(loaded);
        return;
      }
      const waiting = new AbortController();
      const again = () => {
        waiting.abort();
        // Only then the focus has come to where it goes.
        setTimeout(() => show(loaded));
      };
      for (const event of ['focusin', 'focusout', 'pointermove', 'pointerup']) {
        document.addEventListener(event, again, { signal: waiting.signal });
      }
      signal.addEventListener('abort', () => waiting.abort(), { once: true });
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
