import { edgeSpeed, scrollAtEdge, type HeldDrag } from '@/lib/core/rooms/editor/edge-scroll';
import type { EditorStore } from './editor-store';

/** After a pause of the page the view moves on, but does not jump. */
const longestStepMs = 50;

/** Moves the view, a picture at a time, while a drag is held at an edge of the canvas. */
export function createEdgeScroller(store: EditorStore) {
  let drag: HeldDrag | undefined;
  let frame: number | undefined;
  let lastMs: number | undefined;

  const stop = () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    drag = frame = lastMs = undefined;
  };

  const step = (nowMs: number) => {
    frame = undefined;
    if (!drag) return;
    const { x, y } = edgeSpeed(drag, store.get().size);
    if (x === 0 && y === 0) return stop();
    const held = drag;
    const elapsedMs = Math.min(nowMs - (lastMs ?? nowMs), longestStepMs);
    lastMs = nowMs;
    store.update((state) => scrollAtEdge(state, held, elapsedMs));
    frame = requestAnimationFrame(step);
  };

  return {
    /** Tells where the drag is now. */
    hold: (next: HeldDrag) => {
      drag = next;
      frame ??= requestAnimationFrame(step);
    },
    stop,
  };
}
