'use client';

import { useCallback, useRef } from 'react';

/**
 * Matches a finger or a small screen; with a mouse the page stays where it is, unless the bar lies over the chosen
 * pupil.
 */
const byFinger = '(max-width: 40rem), (pointer: coarse)';
const gapPx = 4;

/**
 * Scrolls the room up when a bar comes over its lowest desks: all of it is seen above the bar, or as much as there is
 * place for below the page's header. Returns references for the room and the bar.
 */
export function useRoomAboveBar() {
  const room = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  /** To be called when the page is laid out with the bar, because it measures. */
  const scrollRoom = useCallback(() => scrollAbove(room.current, bar.current), []);
  return { room, bar, scrollRoom };
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
