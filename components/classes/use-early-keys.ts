'use client';

import { useEffect, useRef } from 'react';
import { afterPaint } from '@/lib/client/page/after-paint';

/** Keys that move or drop a lifted row. Escape is let through at any time. */
const kept = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Space', 'Enter', 'Tab']);

/**
 * Keeps the keys that come between the lifting of a row by keys and the moment in which dnd-kit knows where the rows are.
 * It would drop them, and take the page's corner for the row's place. They then follow in their order, a frame each, so
 * that each is told from the place to which the one before has led.
 */
export function useEarlyKeys() {
  const waiting = useRef<{ known: () => void; end: () => void }>(undefined);
  useEffect(() => () => waiting.current?.end(), []);

  /** To be called when a row is lifted, with the event that lifted it. */
  const lifted = (by: Event) => {
    waiting.current?.end();
    if (!(by instanceof KeyboardEvent)) return;
    const early: KeyboardEvent[] = [];
    /** The lifting key itself, and then each that follows. */
    let passed: Event = by;
    let isKnown = false;
    let cancel = () => {};
    const keep = (event: KeyboardEvent) => {
      if (event === passed || !kept.has(event.code)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      early.push(event);
    };
    const end = () => {
      cancel();
      window.removeEventListener('keydown', keep, { capture: true });
    };
    const follow = () => {
      const next = early.shift();
      if (!next) return end();
      const { code, key } = next;
      const copy = new KeyboardEvent('keydown', { code, key, bubbles: true, cancelable: true });
      passed = copy;
      (next.target ?? document).dispatchEvent(copy);
      cancel = afterPaint(follow);
    };
    const known = () => {
      if (isKnown) return;
      isKnown = true;
      cancel = afterPaint(follow);
    };
    window.addEventListener('keydown', keep, { capture: true });
    waiting.current = { known, end };
  };
  return {
    lifted,
    /** To be called when the lifted row is over a place, which is first its own. */
    known: () => waiting.current?.known(),
    /** To be called when the row is put down or put back. */
    ended: () => waiting.current?.end(),
  };
}
