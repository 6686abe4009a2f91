'use client';

import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { distance, middle, stepZoom, limitZoom, type Point } from '@/lib/core/rooms/zoom';

const stepKeys: Record<string, 1 | -1> = { '+': 1, '=': 1, '-': -1, '−': -1, _: -1 };

const toPoint = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => ({
  x: clientX,
  y: clientY,
});

/**
 * Zooms the room in a box that scrolls: by buttons, + − 0, two fingers, and the wheel with Ctrl. Only the variable
 * `--zoom` changes, so no desk is rendered again. What is under the fingers or the pointer stays there.
 */
export function useRoomZoom() {
  const box = useRef<HTMLDivElement>(null);
  const current = useRef(1);
  const [zoom, setZoom] = useState(1);

  const zoomTo = (wanted: number, at?: Point, moved: Point = { x: 0, y: 0 }) => {
    const element = box.current;
    const room = element?.firstElementChild;
    if (!element || !room) return;
    const next = limitZoom(wanted);
    const frame = element.getBoundingClientRect();
    const { x, y } = at ?? {
      x: frame.left + frame.width / 2,
      y: frame.top + frame.height / 2,
    };
    const before = room.getBoundingClientRect();
    current.current = next;
    element.style.setProperty('--zoom', `${next}`);
    const after = room.getBoundingClientRect();
    const share = { x: (x - before.left) / before.width, y: (y - before.top) / before.height };
    element.scrollLeft += after.left + share.x * after.width - x - moved.x;
    element.scrollTop += after.top + share.y * after.height - y - moved.y;
    setZoom(next);
  };
  const step = (direction: 1 | -1) => zoomTo(stepZoom(current.current, direction));
  const fit = () => zoomTo(1);

  const onWheel = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    zoomTo(current.current * Math.exp(-event.deltaY * lines * 0.0025), toPoint(event));
  });
  const pinch = useRef<{ apart: number; at: Point }>(undefined);
  const frame = useRef(0);
  const onTouch = useEffectEvent((event: TouchEvent) => {
    const [first, second] = event.touches;
    if (!first || !second) {
      pinch.current = undefined;
      return;
    }
    // Otherwise the browser would zoom the whole page, or scroll it with both fingers.
    if (event.cancelable) event.preventDefault();
    const fingers = [toPoint(first), toPoint(second)] as const;
    const now = { apart: distance(...fingers), at: middle(...fingers) };
    const last = pinch.current;
    if (!last || event.type !== 'touchmove') {
      pinch.current = now;
      return;
    }
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => {
      const moved = { x: now.at.x - last.at.x, y: now.at.y - last.at.y };
      zoomTo((current.current * now.apart) / Math.max(1, last.apart), last.at, moved);
      pinch.current = now;
    });
  });
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const wheel = (event: WheelEvent) => onWheel(event);
    const touch = (event: TouchEvent) => onTouch(event);
    const touches = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const;
    // React's listeners are passive, so they could not keep the browser from zooming the page.
    element.addEventListener('wheel', wheel, { passive: false });
    for (const name of touches) element.addEventListener(name, touch, { passive: false });
    return () => {
      element.removeEventListener('wheel', wheel);
      for (const name of touches) element.removeEventListener(name, touch);
      cancelAnimationFrame(frame.current);
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = stepKeys[event.key];
    if (direction) step(direction);
    else if (event.key === '0') fit();
    else return;
    event.preventDefault();
  };

  return { box, zoom, step, fit, onKeyDown };
}
