'use client';

import { useEffect, useEffectEvent, type RefObject } from 'react';
import { edgeSpeed, type HeldDrag, type Point } from '@/lib/core/editing/edge-speed';
import { createEdgeScroller } from './edge-scroller';
import { followPointer } from './follow-pointer';

const startPx = 5;
const restMs = 200;
const restPx = 8;
const bandPx = 36;
const clickAfterMs = 50;

export interface Drag {
  move: (at: Point, below?: EventTarget | null) => void;
  drop: (at: Point, below: EventTarget | null) => void;
  tap?: () => void;
  cancel: () => void;
}

interface DragSource {
  handle: string;
  isOn?: boolean;
  isTouchNone?: boolean;
  begin: (handle: HTMLElement, at: Point) => Drag;
}

export function useDrag(box: RefObject<HTMLElement | null>, source: DragSource): void {
  const { handle, isOn = true, isTouchNone = false } = source;
  const begin = useEffectEvent(source.begin);
  useEffect(() => {
    const element = box.current;
    if (!element || !isOn) return;
    let cancel = () => {};
    let drag: Drag | undefined;

    const press = (event: PointerEvent) => {
      const { target, pointerId, pointerType } = event;
      const pressed = (target as Element).closest<HTMLElement>(handle);
      if (drag || !pressed || !event.isPrimary || event.button !== 0) return;
      cancel();
      const isTouch = pointerType === 'touch';
      const hasToRest = isTouch && !isTouchNone;
      const start = toPoint(event);
      let at = start;
      let isTap = isTouch;
      let isLifted = false;
      let scrollers: Element[] = [];
      const edgeScroller = createEdgeScroller(
        (held: HeldDrag, elapsedMs) =>
          scrollers.filter((scroller) => scrollAtEdge(scroller, held, elapsedMs)).length > 0,
      );
      const lift = () => {
        isLifted = true;
        scrollers = scrollersAround(pressed);
        drag = begin(pressed, start);
      };
      const rest = hasToRest ? setTimeout(lift, restMs) : undefined;
      const ended = new AbortController();
      const end = (finish: (drag: Drag) => void) => {
        clearTimeout(rest);
        ended.abort();
        edgeScroller.stop();
        const last = drag;
        drag = undefined;
        if (last) finish(last);
      };
      cancel = () => end((last) => last.cancel());

      // Implicit pointer capture makes the pressed element the target of all later touch events.
      const toBelow = (now: PointerEvent) => (pointerType === 'mouse' ? now.target : null);
      followPointer(pointerId, {
        onMove: (moved) => {
          if (ended.signal.aborted) return;
          at = toPoint(moved);
          const distance = Math.hypot(at.x - start.x, at.y - start.y);
          if (!isLifted && hasToRest && distance > restPx) cancel();
          if (!isLifted && !hasToRest && distance >= startPx) lift();
          if (!drag) return;
          if (distance > restPx) isTap = false;
          drag.move(at, toBelow(moved));
          edgeScroller.hold({ point: at, start });
        },
        onUp: (up) => {
          if (isLifted) stopNextClick();
          end((last) => (isTap && last.tap ? last.tap() : last.drop(toPoint(up), toBelow(up))));
        },
        onCancel: cancel,
      });
      const { signal } = ended;
      const early = { signal, capture: true };
      window.addEventListener('blur', cancel, { signal });
      window.addEventListener('scroll', () => drag?.move(at), { ...early, passive: true });
      const cancelBySecond = (other: PointerEvent) => other.pointerType === pointerType && cancel();
      window.addEventListener('pointerdown', cancelBySecond, early);
      const cancelByKey = (pressedKey: KeyboardEvent) => {
        if (!drag || pressedKey.key !== 'Escape') return;
        pressedKey.stopPropagation();
        cancel();
      };
      window.addEventListener('keydown', cancelByKey, early);
      for (const type of ['selectstart', 'dragstart', 'contextmenu']) {
        window.addEventListener(type, prevent, early);
      }
    };
    // Safari ignores `touchmove` listeners that are added after the finger has touched the screen.
    const keepFromScrolling = (event: TouchEvent) => {
      if (drag && event.cancelable) event.preventDefault();
    };
    element.addEventListener('pointerdown', press);
    element.addEventListener('touchmove', keepFromScrolling, { passive: false });
    return () => {
      cancel();
      element.removeEventListener('pointerdown', press);
      element.removeEventListener('touchmove', keepFromScrolling);
    };
  }, [box, handle, isOn, isTouchNone]);
}

const toPoint = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

const prevent = (event: Event) => event.preventDefault();

/** After a drop, browsers fire a click on the dragged element, which would tick a checkbox. */
function stopNextClick() {
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', stop, { capture: true });
  setTimeout(() => window.removeEventListener('click', stop, { capture: true }), clickAfterMs);
}

function scrollersAround(element: Element): Element[] {
  const scrollers: Element[] = document.scrollingElement ? [document.scrollingElement] : [];
  for (let around = element.parentElement; around; around = around.parentElement) {
    const isOverfull =
      around.scrollWidth > around.clientWidth || around.scrollHeight > around.clientHeight;
    if (isOverfull && /auto|scroll/.test(getComputedStyle(around).overflow)) scrollers.push(around);
  }
  return scrollers;
}

function scrollAtEdge(scroller: Element, { point, start }: HeldDrag, elapsedMs: number): boolean {
  const isPage = scroller === document.scrollingElement;
  const page = { left: 0, top: 0, width: window.innerWidth, height: window.innerHeight };
  const { left, top, width, height } = isPage ? page : scroller.getBoundingClientRect();
  const within = ({ x, y }: Point) => ({ x: x - left, y: y - top });
  const held = { point: within(point), start: within(start) };
  const { x, y } = edgeSpeed(held, { width, height }, bandPx);
  if (x === 0 && y === 0) return false;
  const seconds = elapsedMs / 1000;
  scroller.scrollBy({ left: x * seconds, top: y * seconds, behavior: 'instant' });
  return true;
}
