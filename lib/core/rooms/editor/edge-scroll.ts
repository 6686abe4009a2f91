import { edgeSpeed, type HeldDrag } from '@/lib/core/editing/edge-speed';
import type { EditorState } from './editor-state';
import { moveGesture, shownFloor } from './gestures';
import { frameAround, panBy, shownCell, shownHeight } from './view';

export interface HeldGesture extends HeldDrag {
  copy?: boolean;
}

const bandPx = 20;

const limited = (by: number, first: number, last: number, length: number) =>
  by > 0 ? Math.min(by, Math.max(0, last - length)) : Math.max(by, Math.min(0, first));

/**
 * Scrolls the room editor during a drag near a screen edge, at most to the end of the room. The drag continues at the
 * cell under the pointer. Returns `state` itself if nothing scrolls.
 */
export function scrollAtEdge(
  state: EditorState,
  drag: HeldGesture,
  elapsedMs: number,
): EditorState {
  if (!state.gesture) return state;
  const { view, size, drawing } = state;
  const speed = edgeSpeed(drag, size, bandPx);
  const { left, top, right, bottom } = frameAround(shownFloor(state), drawing.boardSide);
  const x = limited(
    (speed.x * elapsedMs) / 1000,
    view.x + left * view.scale,
    view.x + right * view.scale,
    size.width,
  );
  const y = limited(
    (speed.y * elapsedMs) / 1000,
    view.y + top * view.scale,
    view.y + bottom * view.scale,
    shownHeight(size),
  );
  if (x === 0 && y === 0) return state;
  const moved = { ...state, view: panBy(view, { x: -x, y: -y }) };
  return moveGesture(moved, shownCell(moved, drag.point), { copy: drag.copy });
}
