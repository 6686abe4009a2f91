'use client';

import { useEffect, useRef } from 'react';

/** Where a finger works; with a mouse the page stays where it is. */
const byFinger = '(max-width: 40rem), (pointer: coarse)';
const gapPx = 4;

/**
 * Scrolls the room up when a bar comes over its lowest desks: all of it is seen above the bar, or as much as there is
 * place for below the page's header. Returns references for the room and the bar.
 */
export function useRoomAboveBar(isBarUp: boolean) {
  const room = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const floor = room.current?.querySelector('.room-space');
    if (!isBarUp || !floor || !bar.current || !window.matchMedia?.(byFinger).matches) return;
    const { top, bottom } = floor.getBoundingClientRect();
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const covered = bottom + gapPx - bar.current.getBoundingClientRect().top;
    const place = top - Math.max(0, header);
    if (covered <= 0 || place <= 0) return;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollBy({ top: Math.min(covered, place), behavior: isStill ? 'auto' : 'smooth' });
  }, [isBarUp]);
  return { room, bar };
}
