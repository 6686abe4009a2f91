/** Point on the screen, in pixels from the upper left corner. */
export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface HeldDrag {
  point: Point;
  start: Point;
}

/** Distance from the start of the scrolling band at a screen edge, in pixels, at which a drag scrolls at full speed. */
const fullDepthPx = 40;
const fastestPx = 900;

function speedAlong(at: number, start: number, length: number, bandPx: number): number {
  // A drag that starts near the edge scrolls only after it moves closer to the edge.
  const beforeStart = Math.min(bandPx, start) - at;
  const behindEnd = at - Math.max(length - bandPx, start);
  const speed = (depth: number) => fastestPx * Math.min(1, Math.max(0, depth) / fullDepthPx) ** 2;
  return speed(behindEnd) - speed(beforeStart);
}

/**
 * Returns the scroll speed of a drag near a screen edge, in pixels per second to the right and down. It is 0 outside a
 * band along each edge.
 */
export const edgeSpeed = ({ point, start }: HeldDrag, size: Size, bandPx: number): Point => ({
  x: speedAlong(point.x, start.x, size.width, bandPx),
  y: speedAlong(point.y, start.y, size.height, bandPx),
});
