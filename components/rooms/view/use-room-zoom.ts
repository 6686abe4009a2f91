'use client';

import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import {
  distance,
  keepInFrame,
  limitZoom,
  middle,
  stepZoom,
  type Point,
  type Scaled,
} from '@/lib/core/rooms/zoom';

const stepKeys: Record<string, 1 | -1> = { '+': 1, '=': 1, '-': -1, '−': -1, _: -1 };

const wheelQuietMs = 140;
const stepQuietMs = 300;
const still: Point = { x: 0, y: 0 };

const toPoint = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => ({
  x: clientX,
  y: clientY,
});

/** Zooms the room by a CSS transform, because a new layout of 400 desks would take too long. */
export function useRoomZoom() {
  const box = useRef<HTMLDivElement>(null);
  const current = useRef(1);
  const [zoom, setZoom] = useState(1);

  const gesture = useRef<{ at: Point; factor: number; moved: Point; rect: DOMRect }>(undefined);

  const toRoom = () => box.current?.querySelector<HTMLElement>('.room-held > *');
  const hold = (room: HTMLElement) => {
    const { scrollWidth, scrollHeight } = box.current!;
    const held = room.parentElement!;
    room.style.minWidth = `${room.offsetWidth}px`;
    held.style.paddingTop = `${held.offsetTop}px`;
    held.style.width = `${scrollWidth}px`;
    held.style.height = `${scrollHeight}px`;
    held.style.overflow = 'clip';
  };
  const place = (room: HTMLElement, scale: number) => {
    current.current = scale;
    const isScaled = scale > 1;
    room.parentElement!.removeAttribute('style');
    room.style.willChange = '';
    room.style.minWidth = isScaled ? `${100 / scale}%` : '';
    room.style.transformOrigin = isScaled ? '0 0' : '';
    room.style.transform = isScaled ? `scale(${scale})` : '';
    room.style.marginBottom = isScaled ? `${room.offsetHeight * (scale - 1)}px` : '';
  };
  const draw = (at: Point, change: (before: NonNullable<typeof gesture.current>) => Scaled) => {
    const room = toRoom();
    if (!room) return;
    if (!gesture.current) hold(room);
    const before = gesture.current ?? {
      at,
      factor: 1,
      moved: still,
      rect: room.getBoundingClientRect(),
    };
    const now = { ...before, ...change(before) };
    gesture.current = now;
    const x = (now.at.x - now.rect.left) * (1 - now.factor) + now.moved.x;
    const y = (now.at.y - now.rect.top) * (1 - now.factor) + now.moved.y;
    const scale = current.current * now.factor;
    room.style.transformOrigin = '0 0';
    room.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
  };
  const goOn = (at: Point, factor: number, moved: Point = still) => {
    draw(at, (before) => ({
      factor: limitZoom(current.current * before.factor * factor) / current.current,
      moved: { x: before.moved.x + moved.x, y: before.moved.y + moved.y },
    }));
    // During a zoom gesture, the browser scales a picture of the room; repainting the room in each frame would be slow.
    const room = toRoom();
    if (room) room.style.willChange = 'transform';
  };
  const end = () => {
    const element = box.current;
    const room = toRoom();
    const done = gesture.current;
    gesture.current = undefined;
    if (!element || !room || !done) return;
    place(room, current.current);
    const next = limitZoom(current.current * done.factor);
    const { at, moved } = done;
    const before = room.getBoundingClientRect();
    place(room, next);
    const after = room.getBoundingClientRect();
    const share = {
      x: (at.x - before.left) / before.width,
      y: (at.y - before.top) / before.height,
    };
    element.scrollLeft += after.left + share.x * after.width - at.x - moved.x;
    element.scrollTop += after.top + share.y * after.height - at.y - moved.y;
    setZoom(next);
  };

  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const endAfter = (quietMs: number) => {
    clearTimeout(settling.current);
    settling.current = setTimeout(end, quietMs);
  };
  const scaleTo = (wanted: number) => {
    const element = box.current;
    if (!element) return;
    const frame = element.getBoundingClientRect();
    const at = { x: frame.left + frame.width / 2, y: frame.top + frame.height / 2 };
    const factor = limitZoom(wanted) / current.current;
    draw(at, (before) => ({ factor, moved: keepInFrame({ ...before, factor, frame }) }));
    setZoom(limitZoom(wanted));
    endAfter(stepQuietMs);
  };
  const shown = () => current.current * (gesture.current?.factor ?? 1);
  const step = (direction: 1 | -1) => scaleTo(stepZoom(shown(), direction));
  const fit = () => scaleTo(1);

  const onWheel = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    goOn(toPoint(event), Math.exp(-event.deltaY * lines * 0.0025));
    endAfter(wheelQuietMs);
  });
  const pinch = useRef<{ apart: number; at: Point }>(undefined);
  const onTouch = useEffectEvent((event: TouchEvent) => {
    const [first, second] = event.touches;
    if (!first || !second) {
      pinch.current = undefined;
      end();
      return;
    }
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
    // React's wheel and touch listeners are passive and cannot stop the browser from zooming.
    element.addEventListener('wheel', wheel, { passive: false });
    for (const name of touches) element.addEventListener(name, touch, { passive: false });
    return () => {
      element.removeEventListener('wheel', wheel);
      for (const name of touches) element.removeEventListener(name, touch);
      clearTimeout(settling.current);
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
