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

/** A turn of the wheel is over when nothing has come for so long. */
const wheelQuietMs = 140;
/** Several presses of a button or a key come as quickly as this. */
const stepQuietMs = 300;
/** Names that are cut off are laid out anew for the zoom when nothing came for so long. */
const namesQuietMs = 1500;
const still: Point = { x: 0, y: 0 };

const toPoint = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => ({
  x: clientX,
  y: clientY,
});

/** Whether a name is too long for its desk at the size at which the desks are laid out. */
const hasCutName = (room: HTMLElement): boolean =>
  [...room.querySelectorAll('.name-plate')].some(
    (name) => name.scrollHeight > name.clientHeight + 1 || name.scrollWidth > name.clientWidth + 1,
  );

/**
 * Zooms the room in a box that scrolls: by buttons, + − 0, two fingers, and the wheel with Ctrl. What is under the fingers
 * or the pointer stays there. The room is scaled: its desks keep the layout of the zoom at which they were laid out last,
 * the variable `--zoom`, as to lay out all of a hall takes a third of a second on a slow machine.
 */
export function useRoomZoom() {
  const box = useRef<HTMLDivElement>(null);
  const current = useRef(1);
  const laidOut = useRef(1);
  const [zoom, setZoom] = useState(1);

  /** While it goes on, the room is scaled and moved, and the box does not scroll. */
  const gesture = useRef<{ at: Point; factor: number; moved: Point; rect: DOMRect }>(undefined);

  const toRoom = () => box.current?.firstElementChild as HTMLElement | null | undefined;
  /** Draws the room at a zoom in the box, which scrolls as far as the room is larger. */
  const place = (element: HTMLElement, room: HTMLElement, next: number, lay = false) => {
    current.current = next;
    // Smaller than it is laid out, the room would leave empty floor to scroll to.
    if (lay || next < laidOut.current) {
      laidOut.current = next;
      element.style.setProperty('--zoom', `${next}`);
    }
    const scale = next / laidOut.current;
    const isScaled = scale > 1;
    room.style.willChange = '';
    room.style.minWidth = isScaled ? `${100 / scale}%` : '';
    room.style.transformOrigin = isScaled ? '0 0' : '';
    room.style.transform = isScaled ? `scale(${scale})` : '';
    // As high as it is drawn, so that the box grows with it.
    room.style.marginBottom = isScaled ? `${room.offsetHeight * (scale - 1)}px` : '';
  };
  const zoomTo = (wanted: number, at?: Point, moved: Point = still, lay = false) => {
    const element = box.current;
    const room = toRoom();
    if (!element || !room) return;
    const next = limitZoom(wanted);
    const frame = element.getBoundingClientRect();
    const { x, y } = at ?? {
      x: frame.left + frame.width / 2,
      y: frame.top + frame.height / 2,
    };
    const before = room.getBoundingClientRect();
    place(element, room, next, lay);
    const after = room.getBoundingClientRect();
    const share = { x: (x - before.left) / before.width, y: (y - before.top) / before.height };
    element.scrollLeft += after.left + share.x * after.width - x - moved.x;
    element.scrollTop += after.top + share.y * after.height - y - moved.y;
    setZoom(next);
    settleNames();
  };
  const waitingNames = useRef<ReturnType<typeof setTimeout>>(undefined);
  const settleNames = () => {
    clearTimeout(waitingNames.current);
    waitingNames.current = setTimeout(() => {
      const room = toRoom();
      if (!room || gesture.current || laidOut.current === current.current) return;
      if (hasCutName(room)) zoomTo(current.current, undefined, still, true);
    }, namesQuietMs);
  };
  const draw = (at: Point, change: (before: NonNullable<typeof gesture.current>) => Scaled) => {
    const room = toRoom();
    if (!room) return;
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
    const scale = (current.current / laidOut.current) * now.factor;
    room.style.transformOrigin = '0 0';
    room.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
  };
  const goOn = (at: Point, factor: number, moved: Point = still) => {
    draw(at, (before) => ({
      factor: limitZoom(current.current * before.factor * factor) / current.current,
      moved: { x: before.moved.x + moved.x, y: before.moved.y + moved.y },
    }));
    // Many steps follow each other: the browser scales the picture that it has, and draws no new one for each.
    const room = toRoom();
    if (room) room.style.willChange = 'transform';
  };
  const end = () => {
    const element = box.current;
    const room = toRoom();
    const done = gesture.current;
    gesture.current = undefined;
    if (!element || !room || !done) return;
    place(element, room, current.current);
    zoomTo(current.current * done.factor, done.at, done.moved);
  };

  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const settleAfter = (quietMs: number) => {
    clearTimeout(settling.current);
    settling.current = setTimeout(end, quietMs);
  };
  /** About the middle of the frame, as far as the room still fills it. */
  const scaleTo = (wanted: number) => {
    const element = box.current;
    if (!element) return;
    const frame = element.getBoundingClientRect();
    const at = { x: frame.left + frame.width / 2, y: frame.top + frame.height / 2 };
    const factor = limitZoom(wanted) / current.current;
    draw(at, (before) => ({ factor, moved: keepInFrame({ ...before, factor, frame }) }));
    setZoom(limitZoom(wanted));
    settleAfter(stepQuietMs);
  };
  const shown = () => current.current * (gesture.current?.factor ?? 1);
  const step = (direction: 1 | -1) => scaleTo(stepZoom(shown(), direction));
  const fit = () => scaleTo(1);

  const onWheel = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    goOn(toPoint(event), Math.exp(-event.deltaY * lines * 0.0025));
    settleAfter(wheelQuietMs);
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
      clearTimeout(settling.current);
      clearTimeout(waitingNames.current);
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
