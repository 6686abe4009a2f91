'use client';

import { useEffect, useRef } from 'react';
import { afterPaint } from '@/lib/client/page/after-paint';
import type { WorkbenchStore } from './workbench-store';

/** Where a finger works; with a mouse the page stays where it is, unless the bar lies over what was just chosen. */
const byFinger = '(max-width: 40rem), (pointer: coarse)';
const gapPx = 4;

/**
 * Scrolls the room up when a bar comes over its lowest desks: all of it is seen above the bar, or as much as there is
 * place for below the page's header. Returns references for the room and the bar.
 */
export function useRoomAboveBar(store: WorkbenchStore) {
  const room = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // While a pupil is carried, the page does not move under the finger.
    const isBarUp = () => store.get().chosen.type !== 'none' && !store.get().carry;
    let wasUp = false;
    let cancel = () => {};
    const stop = store.subscribe(() => {
      const isUp = isBarUp();
      if (isUp === wasUp) return;
      wasUp = isUp;
      cancel();
      // Measured when the page is laid out anyway.
      if (isUp) cancel = afterPaint(() => scrollAbove(room.current, bar.current));
    });
    return () => {
      stop();
      cancel();
    };
  }, [store]);
  return { room, bar };
}

function scrollAbove(room: HTMLElement | null, bar: HTMLElement | null): void {
  const floor = room?.querySelector('.room-space');
  if (!floor || !bar) return;
  const barTop = bar.getBoundingClientRect().top;
  const isChosenCovered = [...floor.querySelectorAll('[aria-pressed=true]')].some(
    (desk) => desk.getBoundingClientRect().bottom > barTop,
  );
  if (!isChosenCovered && !window.matchMedia?.(byFinger).matches) return;
  const { top, bottom } = floor.getBoundingClientRect();
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const covered = bottom + gapPx - barTop;
  const place = top - Math.max(0, header);
  if (covered <= 0 || place <= 0) return;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollBy({ top: Math.min(covered, place), behavior: isStill ? 'auto' : 'smooth' });
}
