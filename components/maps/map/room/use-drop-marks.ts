'use client';

import { useEffect, type RefObject } from 'react';
import { toDropMark } from '@/lib/core/maps/desk-view';
import { afterPaint } from '@/lib/client/page/after-paint';
import { toDesk } from './element-place';
import { useWorkbenchStore } from './workbench-store';

/** In a large hall so many desks are painted a frame, so that the pointer does not wait for all. */
const desksAFrame = 60;

/**
 * Paints at every desk what a drop there would do, as the attribute `data-drop` (globals.css). React renders no desk for
 * it: the marks come after the paint of what was picked up, and all of them go at once after the paint of what was put down.
 */
export function useDropMarks(box: RefObject<HTMLElement | null>): void {
  const store = useWorkbenchStore();
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let painted = store.get();
    let waiting: Element[] = [];
    let cancel = () => {};
    const paint = () => {
      const mark = toDropMark(store.get());
      for (const desk of waiting.splice(0, desksAFrame)) {
        const at = toDesk(desk);
        const found = at && mark(at);
        if (found) desk.setAttribute('data-drop', found);
        else desk.removeAttribute('data-drop');
      }
      if (waiting.length > 0) cancel = afterPaint(paint);
    };
    const follow = () => {
      const now = store.get();
      const before = painted;
      painted = now;
      if (now.carry?.carried === before.carry?.carried && now.map === before.map) return;
      if (!now.carry && !before.carry) return;
      cancel();
      waiting = [...element.querySelectorAll('[data-desk]')];
      if (!now.carry) {
        cancel = afterPaint(() => {
          element.removeAttribute('data-carrying');
          cancel = afterPaint(paint);
        });
        return;
      }
      // Marks of an earlier drag are not shown for this one.
      for (const desk of waiting) desk.removeAttribute('data-drop');
      element.setAttribute('data-carrying', '');
      cancel = afterPaint(paint);
    };
    const stop = store.subscribe(follow);
    return () => {
      stop();
      cancel();
    };
  }, [store, box]);
}
