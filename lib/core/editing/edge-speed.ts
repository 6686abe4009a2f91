/** A point of the screen, in pixels from its upper left corner. */
export interface Point {
  x: number;
  y: number;
}

/** The size of the screen, in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A drag held near an edge of the screen. */
export interface HeldDrag {
  point: Point;
  /** The point of the press. */
  start: Point;
}

/** Depth in the band, in pixels, from which the view scrolls at full speed. */
const fullDepthPx = 40;
const fastestPx = 900;

/** Along one axis: negative towards its beginning. */
function speedAlong(at: number, start: number, length: number, bandPx: number): number {
  // A drag that began near the edge scrolls only when it moves closer to it.
  const beforeStart = Math.min(bandPx, start) - at;
  const behindEnd = at - Math.max(length - bandPx, start);
  const speed = (depth: number) => fastestPx * Math.min(1, Math.max(0, depth) / fullDepthPx) ** 2;
  return speed(behindEnd) - speed(beforeStart);
}

/**
 * How fast a held drag moves the view towards what lies beyond the edge: pixels a second, to the right and down; 0 away
 * from the edges, beyond a band of `bandPx` pixels. It grows with the square of how deep the drag is in that band, or
 * outside of the screen.
 */
export const edgeSpeed = ({ point, start }: HeldDrag, size: Size, bandPx: number): Point => ({
  x: speedAlong(point.x, start.x, size.width, bandPx),
  y: speedAlong(point.y, start.y, size.height, bandPx),
});
