'use client';

import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Requests fullscreen for an element; without support it fills the window. Escape leaves fullscreen without a
 * keyboard event, so `onLeave` is called on the change event.
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
    // Fullscreen is missing on iPhones and refused in a frame.
    shown.requestFullscreen?.({ navigationUI: 'hide' }).catch(() => {});
    return () => {
      document.removeEventListener('fullscreenchange', onChange);
      if (document.fullscreenElement === shown) document.exitFullscreen().catch(() => {});
    };
  }, [element]);
}
