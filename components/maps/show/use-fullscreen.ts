'use client';

import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Shows an element in fullscreen. Escape fires no key event in fullscreen, so the end is taken from the fullscreen
 * event.
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
    shown.requestFullscreen?.({ navigationUI: 'hide' }).catch(() => {});
    return () => {
      document.removeEventListener('fullscreenchange', onChange);
      if (document.fullscreenElement === shown) document.exitFullscreen().catch(() => {});
    };
  }, [element]);
}
