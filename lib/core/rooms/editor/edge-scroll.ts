import type { EditorState } from './editor-state';
import { moveGesture, shownFloor } from './gestures';
import { frameAround, panBy, shownCell, shownHeight, type Point, type Size } from './view';

/** A drag held near an edge of the screen, in pixels from the upper left corner of the screen. */
export interface HeldDrag {
  point: Point;
  /** The point of the press. */
  start: Point;
  /** Whether Alt is held, to move a copy. */
  copy?: boolean;
}

/** A drag moves the view this near to an edge, in pixels. */
const bandPx = 20;
/** So far behind the inner end of the band, in pixels, the view moves as fast as it can: in pixels a second. */
const fullDepthPx = 40;
const fastestPx = 900;

/** Along one axis: negative towards its beginning. */
function speedAlong(at: number, start: number, length: number): number {
  // A drag that began near the edge moves the view only once it goes nearer.
  const beforeStart = Math.min(bandPx, start) - at;
  const behindEnd = at - Math.max(length - bandPx, start);
  const speed = (depth: number) => fastestPx * Math.min(1, Math.max(0, depth) / fullDepthPx) ** 2;
  return speed(behindEnd) - speed(beforeStart);
}

/**
 * How fast a held drag moves the view towards what lies beyond the edge: pixels a second, to the right and down; 0 away
 * from the edges. It grows with the square of how deep the drag is in the band along the edge, or outside of the screen.
 */
export const edgeSpeed = ({ point, start }: HeldDrag, size: Size): Point => ({
  x: speedAlong(point.x, start.x, size.width),
  y: speedAlong(point.y, start.y, size.height),
});

/** How far the view can move along one axis, in pixels, until the room ends at the edge of the screen. */
const limited = (by: number, first: number, last: number, length: number) =>
  by > 0 ? Math.min(by, Math.max(0, last - length)) : Math.max(by, Math.min(0, first));

/**
 * The state `elapsedMs` milliseconds later while a drag is held near an edge: the view has moved, at most to the end of
 * the room, and the drag has gone on to the cell that is under it now. The same state where nothing moves.
 */
export function scrollAtEdge(state: EditorState, drag: HeldDrag, elapsedMs: number): EditorState {
  if (!state.gesture) return state;
  const { view, size, drawing } = state;
  const speed = edgeSpeed(drag, size);
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
