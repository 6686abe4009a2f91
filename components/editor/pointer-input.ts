import type { PointerEvent } from 'react';
import { nearestIn } from '@/lib/core/rooms/editor/area';
import {
  beginGesture,
  cancelGesture,
  endGesture,
  moveGesture,
} from '@/lib/core/rooms/editor/gestures';
import { cellAt, panBy, zoomAt, type Point } from '@/lib/core/rooms/editor/view';
import type { EditorStore } from './editor-store';

type CanvasEvent = PointerEvent<HTMLElement>;

/** A touch as wide as this is a hand that rests on the screen. */
const palmPx = 60;
const middleButton = 1;
/** In `buttons`: the other end of the pen, or its eraser button. */
const penEraser = 32;

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

function toPoint(event: CanvasEvent): Point {
  const { left, top } = event.currentTarget.getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}

/**
 * What pointers on the canvas do. A mouse, a pen or one finger does what the tool does; the middle button, the mouse with
 * the space bar, or two fingers move the view. As soon as a pen is used, fingers only move the view, so that the hand that
 * holds the pen does not draw; choosing a tool with a finger makes fingers draw again (`allowFingers`).
 */
export function createPointerInput(store: EditorStore) {
  const pointers = new Map<number, Point & { isTouch: boolean }>();
  let drawing: number | undefined;
  let isPenUsed = false;
  let space: 'up' | 'down' | 'moved' = 'up';

  const touches = () => [...pointers.values()].filter(({ isTouch }) => isTouch);

  const stopDrawing = () => {
    if (drawing === undefined) return;
    drawing = undefined;
    store.update(cancelGesture);
  };

  function startPen() {
    isPenUsed = true;
    // The hand was down before the pen.
    stopDrawing();
    for (const [id, { isTouch }] of pointers) if (isTouch) pointers.delete(id);
  }

  function canDraw(event: CanvasEvent): boolean {
    if (drawing !== undefined) return false;
    if (event.pointerType === 'touch') {
      return !isPenUsed && touches().length === 1 && event.width < palmPx;
    }
    return event.button !== middleButton && space === 'up';
  }

  function down(event: CanvasEvent) {
    const { pointerId, pointerType } = event;
    if (pointerType === 'mouse' && event.button > middleButton) return;
    if (pointerType === 'pen') startPen();
    const isTouch = pointerType === 'touch';
    // While the pen draws, the hand beside it does nothing.
    if (isTouch && isPenUsed && drawing !== undefined) return;
    const point = toPoint(event);
    event.currentTarget.setPointerCapture(pointerId);
    pointers.set(pointerId, { ...point, isTouch });
    if (isTouch && touches().length > 1) stopDrawing();
    if (space !== 'up') space = 'moved';
    store.update((state) => (state.isByKeys ? { ...state, isByKeys: false } : state));
    if (!canDraw(event) || store.get().tool === 'pan') return;
    drawing = pointerId;
    const modifiers = { add: event.shiftKey, copy: event.altKey };
    const isErasing = pointerType === 'pen' && (event.buttons & penEraser) > 0;
    store.update((state) =>
      beginGesture(state, cellAt(state.view, point), modifiers, isErasing ? 'erase' : state.tool),
    );
  }

  function move(event: CanvasEvent) {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const point = toPoint(event);
    pointers.set(event.pointerId, { ...before, ...point });
    if (event.pointerId === drawing) {
      store.update((state) => {
        const inside = nearestIn(
          { top: 0, left: 0, bottom: state.size.height - 1, right: state.size.width - 1 },
          { row: point.y, col: point.x },
        );
        const cell = cellAt(state.view, { x: inside.col, y: inside.row });
        return moveGesture(state, cell, { copy: event.altKey });
      });
    } else if (drawing === undefined) {
      moveView(before, point, event.pointerId);
    }
  }

  function moveView(before: Point, point: Point, pointerId: number) {
    const other = [...pointers].find(([id, { isTouch }]) => id !== pointerId && isTouch)?.[1];
    const from = other ? middle(before, other) : before;
    const to = other ? middle(point, other) : point;
    const factor = other ? distance(point, other) / (distance(before, other) || 1) : 1;
    store.update((state) => ({
      ...state,
      isFitted: false,
      view: zoomAt(panBy(state.view, { x: to.x - from.x, y: to.y - from.y }), to, factor || 1),
    }));
  }

  function up({ pointerId }: CanvasEvent) {
    pointers.delete(pointerId);
    if (pointerId !== drawing) return;
    drawing = undefined;
    store.update(endGesture);
  }

  function cancel({ pointerId }: CanvasEvent) {
    pointers.delete(pointerId);
    if (pointerId === drawing) stopDrawing();
  }

  return {
    down,
    move,
    up,
    cancel,
    allowFingers: () => {
      isPenUsed = false;
    },
    spaceDown: () => {
      if (space === 'up') space = 'down';
    },
    /** Whether the space bar was pressed by itself, not held while the view was moved. */
    spaceUp: (): boolean => {
      const wasPressed = space === 'down';
      space = 'up';
      return wasPressed;
    },
  };
}

export type PointerInput = ReturnType<typeof createPointerInput>;
