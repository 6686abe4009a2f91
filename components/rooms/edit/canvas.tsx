'use client';

import { useTranslations } from 'next-intl';
import { memo, useEffect, useId, useMemo, useRef, type KeyboardEvent } from 'react';
import { resize } from '@/lib/core/rooms/editor/editor-state';
import { shownDrawing, shownFloor } from '@/lib/core/rooms/editor/gestures';
import { findBoardWall, outlinePath, outsidePath } from '@/lib/core/rooms/editor/outline';
import { nothingSelected } from '@/lib/core/rooms/editor/selection';
import { zoomAt } from '@/lib/core/rooms/editor/view';
import { Cells } from './cells';
import { useEditor, useEditorStore } from './editor-store';
import { Floor } from './floor';
import { Sheet } from './sheet';
import { CarriedBlock, CursorOverlay, GhostOverlay, Marquee, SelectionOverlay } from './overlays';
import type { PointerInput } from './pointer-input';

const wheelZoom = 0.0022;

export function Canvas({ input, describedBy }: { input: PointerInput; describedBy: string }) {
  const t = useTranslations('RoomEditor');
  const store = useEditorStore();
  const canvas = useRef<HTMLDivElement>(null);
  const tool = useEditor((state) => state.tool);

  useEffect(() => {
    const element = canvas.current!;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0) store.update((state) => resize(state, { width, height }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    // React's wheel listener is passive; only a native listener can stop the browser from zooming the page.
    const zoom = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      const point = { x: event.clientX - left, y: event.clientY - top };
      const factor = Math.exp(-event.deltaY * wheelZoom);
      store.update((state) => ({
        ...state,
        view: zoomAt(state.view, point, factor),
        isFitted: false,
      }));
    };
    element.addEventListener('wheel', zoom, { passive: false });
    return () => {
      observer.disconnect();
      element.removeEventListener('wheel', zoom);
      input.stop();
    };
  }, [store, input]);

  const runByKey = (event: KeyboardEvent) => {
    const id = store.actions.forKey(event, store.get());
    if (id === undefined) return false;
    store.run(id);
    store.update((state) => ({ ...state, isByKeys: true }));
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === ' ') {
      event.preventDefault();
      input.spaceDown();
    } else if (runByKey(event)) event.preventDefault();
  };
  const onKeyUp = (event: KeyboardEvent) => {
    if (event.key === ' ' && input.spaceUp()) runByKey(event);
  };

  return (
    <div
      ref={canvas}
      role="application"
      tabIndex={0}
      aria-label={t('canvas')}
      aria-describedby={describedBy}
      onPointerDown={(event) => {
        event.currentTarget.focus({ preventScroll: true });
        input.down(event);
      }}
      onPointerMove={input.hover}
      onPointerLeave={input.leave}
      onKeyDown={onKeyDown}
      onKeyUp={onKeyUp}
      onFocus={() => store.update((state) => ({ ...state, isByKeys: true }))}
      onBlur={() => input.spaceUp()}
      onContextMenu={(event) => event.preventDefault()}
      className={`group bg-birch relative min-h-0 flex-1 touch-none overflow-hidden -outline-offset-3 select-none ${tool === 'pan' ? 'cursor-grab active:cursor-grabbing' : tool === 'select' ? 'cursor-default' : 'cursor-crosshair'}`}
    >
      <Room />
      <Overlays />
      <CarriedBlock />
    </div>
  );
}

const Room = memo(function Room() {
  const shown = useEditor(shownDrawing);
  const carried = useEditor(({ gesture, selection }) =>
    gesture?.type === 'carry' && !gesture.isCopy ? selection : nothingSelected,
  );
  return (
    <Sheet>
      <ShownFloor />
      <WallLine />
      <Cells cells={shown.cells} faint={carried} />
    </Sheet>
  );
});

function useOutline() {
  const drawing = useEditor(shownDrawing);
  return useMemo(() => outlinePath(drawing), [drawing]);
}

function WallLine() {
  return (
    <path
      d={useOutline()}
      fill="none"
      className="stroke-desk-line"
      strokeWidth={0.06}
      strokeLinejoin="round"
      data-outline
    />
  );
}

function ShownFloor() {
  const t = useTranslations('RoomEditor');
  const patternId = useId();
  const boardSide = useEditor((state) => state.drawing.boardSide);
  const top = useEditor((state) => shownFloor(state).top);
  const left = useEditor((state) => shownFloor(state).left);
  const bottom = useEditor((state) => shownFloor(state).bottom);
  const right = useEditor((state) => shownFloor(state).right);
  const drawing = useEditor(shownDrawing);
  const outline = useOutline();
  const outside = useMemo(() => outsidePath(drawing), [drawing]);
  const boardWall = useMemo(() => findBoardWall(drawing), [drawing]);
  return (
    <Floor
      {...{ top, left, bottom, right, outline, outside, boardWall, boardSide, patternId }}
      boardLabel={t('board')}
    />
  );
}

const Overlays = memo(function Overlays() {
  return (
    <Sheet>
      <SelectionOverlay />
      <GhostOverlay />
      <Marquee />
      <CursorOverlay />
    </Sheet>
  );
});
