/** A point of the screen, in pixels from its upper left corner. */
export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** A drag near an edge of the screen. */
export interface HeldDrag {
  point: Point;
  /** The point where the drag began. */
  start: Point;
}

/** Depth in the band from which on the view scrolls at full speed, in pixels. */
const fullDepthPx = 40;
const fastestPx = 900;

/** The scroll speed along one axis; negative to the left or upwards. */
function speedAlong(at: number, start: number, length: number, bandPx: number): number {
  // A drag that began near the edge scrolls only after it moves closer to the edge.
  const beforeStart = Math.min(bandPx, start) - at;
  const behindEnd = at - Math.max(length - bandPx, start);
  const speed = (depth: number) => fastestPx * Math.min(1, Math.max(0, depth) / fullDepthPx) ** 2;
  return speed(behindEnd) - speed(beforeStart);
}

/**
 * The scroll speed of a drag near an edge, in pixels per second to the right and down. It is 0 outside the bands along
 * the edges, which are `bandPx` pixels wide. It grows with the square of the depth in the band, or beyond the screen.
 */
export const edgeSpeed = ({ point, start }: HeldDrag, size: Size, bandPx: number): Point => ({
  x: speedAlong(point.x, start.x, size.width, bandPx),
  y: speedAlong(point.y, start.y, size.height, bandPx),
});
