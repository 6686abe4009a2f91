import type { PointerEvent } from 'react';
import type { Point } from '@/lib/core/editing/edge-speed';
import { scrollAtEdge, type HeldGesture } from '@/lib/core/rooms/editor/edge-scroll';
import {
  beginGesture,
  cancelGesture,
  endGesture,
  moveGesture,
} from '@/lib/core/rooms/editor/gestures';
import type { Cell } from '@/lib/core/rooms/turn-cell';
import { cellAt, panBy, shownCell, zoomAt } from '@/lib/core/rooms/editor/view';
import { createEdgeScroller } from '@/components/ui/editing/edge-scroller';
import { followPointer } from '@/components/ui/editing/follow-pointer';
import type { EditorStore } from './editor-store';

type CanvasEvent = PointerEvent<HTMLElement>;

const palmPx = 60;
const middleButton = 1;
const penEraser = 32;

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

function pointOn(
  canvas: Element,
  { clientX, clientY }: { clientX: number; clientY: number },
): Point {
  const { left, top } = canvas.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

/**
 * Handles pointer input on a room drawing. After the first pen input, fingers only pan and zoom, until a finger chooses
 * a tool.
 */
export function createPointerInput(store: EditorStore) {
  const pointers = new Map<number, Point & { isTouch: boolean }>();
  let drawing: { id: number; start: Point } | undefined;
  const edgeScroller = createEdgeScroller((held: HeldGesture, elapsedMs) => {
    const before = store.get();
    store.update((state) => scrollAtEdge(state, held, elapsedMs));
    return store.get() !== before;
  });
  let isPenUsed = false;
  let space: 'up' | 'down' | 'moved' = 'up';

  const touches = () => [...pointers.values()].filter(({ isTouch }) => isTouch);

  const stopDrawing = () => {
    if (!drawing) return;
    drawing = undefined;
    edgeScroller.stop();
    store.update(cancelGesture);
  };

  function startPen() {
    isPenUsed = true;
    stopDrawing();
    for (const [id, { isTouch }] of pointers) if (isTouch) pointers.delete(id);
  }

  function canDraw(event: CanvasEvent): boolean {
    if (drawing) return false;
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
    if (isTouch && isPenUsed && drawing) return;
    const canvas = event.currentTarget;
    const point = pointOn(canvas, event);
    canvas.setPointerCapture(pointerId);
    pointers.set(pointerId, { ...point, isTouch });
    followPointer(pointerId, {
      onMove: (moved) => move(pointerId, pointOn(canvas, moved), moved.altKey),
      onUp: () => up(pointerId),
      onCancel: () => cancel(pointerId),
    });
    if (isTouch && touches().length > 1) stopDrawing();
    if (space !== 'up') space = 'moved';
    store.update((state) => (state.isByKeys ? { ...state, isByKeys: false } : state));
    if (!canDraw(event) || store.get().tool === 'pan') return;
    drawing = { id: pointerId, start: point };
    const modifiers = { add: event.shiftKey, copy: event.altKey };
    const isErasing = pointerType === 'pen' && (event.buttons & penEraser) > 0;
    store.update((state) =>
      beginGesture(state, cellAt(state.view, point), modifiers, isErasing ? 'erase' : state.tool),
    );
  }

  function move(pointerId: number, point: Point, copy: boolean) {
    const before = pointers.get(pointerId);
    if (!before) return;
    pointers.set(pointerId, { ...before, ...point });
    if (pointerId === drawing?.id) {
      store.update((state) => moveGesture(state, shownCell(state, point), { copy }));
      edgeScroller.hold({ point, start: drawing.start, copy });
    } else if (!drawing) {
      moveView(before, point, pointerId);
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

  function up(pointerId: number) {
    pointers.delete(pointerId);
    if (pointerId !== drawing?.id) return;
    drawing = undefined;
    edgeScroller.stop();
    store.update(endGesture);
  }

  function cancel(pointerId: number) {
    pointers.delete(pointerId);
    if (pointerId === drawing?.id) stopDrawing();
  }

  const aim = (cell: Cell | undefined) =>
    store.update((state) => {
      const { hover } = state;
      const isSame = hover?.row === cell?.row && hover?.col === cell?.col;
      return isSame ? state : { ...state, hover: cell };
    });

  return {
    down,
    hover: (event: CanvasEvent) => {
      if (event.pointerType === 'touch' || pointers.size > 0) return;
      aim(cellAt(store.get().view, pointOn(event.currentTarget, event)));
    },
    leave: () => aim(undefined),
    stop: stopDrawing,
    allowFingers: () => {
      isPenUsed = false;
    },
    spaceDown: () => {
      if (space === 'up') space = 'down';
    },
    spaceUp: (): boolean => {
      const wasPressed = space === 'down';
      space = 'up';
      return wasPressed;
    },
  };
}

export type PointerInput = ReturnType<typeof createPointerInput>;
