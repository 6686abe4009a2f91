'use client';

import { useEffect, useEffectEvent, type RefObject } from 'react';
import { whenIdle } from '@/lib/client/page/when-idle';
import type { DraggableChips } from './draggable-chips';

type Chips = typeof DraggableChips;

let fetched: Chips | undefined;

/** Fetches the chips that can be dragged when the page is idle. Without a connection there is no dragging. */
export function fetchDraggableChips(onFetched?: (chips: Chips) => void): () => void {
  return whenIdle(() => {
    import('./draggable-chips').then(
      (module) => {
        fetched = module.DraggableChips;
        onFetched?.(fetched);
      },
      () => {},
    );
  });
}

/** The chips that can be dragged, if they are fetched. */
export const fetchedDraggableChips = () => fetched;

/**
 * Hands over the chips that can be dragged when they are fetched. They take the place of the plain ones, so this is done
 * when the focus or the mouse is seen elsewhere, never during a press.
 */
export function useDraggableChips(
  box: RefObject<HTMLElement | null>,
  isWanted: boolean,
  onReady: (chips: Chips) => void,
): void {
  const handOver = useEffectEvent(onReady);
  useEffect(() => {
    if (!isWanted) return;
    const controller = new AbortController();
    const { signal } = controller;
    const stop = fetchDraggableChips((chips) => {
      const show = (event: Event) => {
        const isIn = (node: unknown) => node instanceof Node && box.current?.contains(node);
        const isPressed = 'buttons' in event && event.buttons !== 0;
        if (isPressed || isIn(event.target) || isIn(document.activeElement)) return;
        controller.abort();
        handOver(chips);
      };
      if (signal.aborted) return;
      document.addEventListener('focusin', show, { signal });
      document.addEventListener('pointermove', show, { signal });
    });
    return () => {
      stop();
      controller.abort();
    };
  }, [box, isWanted]);
}
