'use client';

import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { distance, middle, stepZoom, limitZoom, type Point } from '@/lib/core/rooms/zoom';

const stepKeys: Record<string, 1 | -1> = { '+': 1, '=': 1, '-': -1, '−': -1, _: -1 };

/** A turn of the wheel is over when nothing has come for so long. */
const wheelQuietMs = 140;
const still: Point = { x: 0, y: 0 };

const toPoint = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => ({
  x: clientX,
  y: clientY,
});

/**
 * Zooms the room in a box that scrolls: by buttons, + − 0, two fingers, and the wheel with Ctrl. Only the variable
 * `--zoom` changes, so React renders no desk again. What is under the fingers or the pointer stays there.
 */
export function useRoomZoom() {
  const box = useRef<HTMLDivElement>(null);
  const current = useRef(1);
  const [zoom, setZoom] = useState(1);

  const zoomTo = (wanted: number, at?: Point, moved: Point = still) => {
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

  /** While it goes on, the room is only scaled as a picture; its desks are laid out once, when it ends. */
  const gesture = useRef<{ at: Point; factor: number; moved: Point; left: number; top: number }>(
    undefined,
  );
  const goOn = (at: Point, factor: number, moved: Point = still) => {
    const room = box.current?.firstElementChild as HTMLElement | null | undefined;
    if (!room) return;
    const { left, top } = room.getBoundingClientRect();
    gesture.current ??= { at, factor: 1, moved: still, left, top };
    const now = gesture.current;
    now.factor = limitZoom(current.current * now.factor * factor) / current.current;
    now.moved = { x: now.moved.x + moved.x, y: now.moved.y + moved.y };
    room.style.transformOrigin = `${now.at.x - now.left}px ${now.at.y - now.top}px`;
    room.style.transform = `translate(${now.moved.x}px, ${now.moved.y}px) scale(${now.factor})`;
  };
  const end = () => {
    const room = box.current?.firstElementChild as HTMLElement | null | undefined;
    const done = gesture.current;
    gesture.current = undefined;
    if (!room || !done) return;
    room.style.transform = '';
    zoomTo(current.current * done.factor, done.at, done.moved);
  };

  const wheelEnd = useRef<ReturnType<typeof setTimeout>>(undefined);
  const endWheel = useEffectEvent(end);
  const onWheel = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    goOn(toPoint(event), Math.exp(-event.deltaY * lines * 0.0025));
    clearTimeout(wheelEnd.current);
    wheelEnd.current = setTimeout(() => endWheel(), wheelQuietMs);
  });
  const pinch = useRef<{ apart: number; at: Point }>(undefined);
  const onTouch = useEffectEvent((event: TouchEvent) => {
    const [first, second] = event.touches;
    if (!first || !second) {
      pinch.current = undefined;
      end();
      return;
    }
    // Otherwise the browser would zoom the whole page, or scroll it with both fingers.
    if (event.cancelable) event.preventDefault();
    const fingers = [toPoint(first), toPoint(second)] as const;
    const now = { apart: distance(...fingers), at: middle(...fingers) };
    const last = pinch.current;
    pinch.current = now;
    if (!last || event.type !== 'touchmove') return;
    const moved = { x: now.at.x - last.at.x, y: now.at.y - last.at.y };
    goOn(last.at, now.apart / Math.max(1, last.apart), moved);
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
      clearTimeout(wheelEnd.current);
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
