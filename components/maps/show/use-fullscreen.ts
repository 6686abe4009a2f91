'use client';

import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Shows an element on the whole screen while it is there, where the browser can; elsewhere it fills the window. Escape
 * leaves the whole screen without a keyboard event, so `onLeave` is called then.
 */
export function useFullscreen(element: RefObject<HTMLElement | null>, onLeave: () => void) {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const shown = element.current;
    if (!shown) return;
    let wasFull = false;
    const onChange = () => {
      const isFull = document.fullscreenElement === shown;
      if (wasFull && !isFull) leave();
      wasFull = isFull;
    };
    document.addEventListener('fullscreenchange', onChange);
    // Missing on phones of Apple; refused where the page is inside another.
    shown.requestFullscreen?.({ navigationUI: 'hide' }).catch(() => {});
    return () => {
      document.removeEventListener('fullscreenchange', onChange);
      if (document.fullscreenElement === shown) document.exitFullscreen().catch(() => {});
    };
  }, [element]);
}
