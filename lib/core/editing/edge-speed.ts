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

const fullDepthPx = 40;
const fastestPx = 900;

function speedAlong(at: number, start: number, length: number, bandPx: number): number {
  const beforeStart = Math.min(bandPx, start) - at;
  const behindEnd = at - Math.max(length - bandPx, start);
  const speed = (depth: number) => fastestPx * Math.min(1, Math.max(0, depth) / fullDepthPx) ** 2;
  return speed(behindEnd) - speed(beforeStart);
}

/**
 * Returns the scroll speed while an object is dragged near a screen edge, in pixels per second to the right (x) and
 * down (y). The speed is 0 outside a band of width `bandPx` along each edge.
 */
export const edgeSpeed = ({ point, start }: HeldDrag, size: Size, bandPx: number): Point => ({
  x: speedAlong(point.x, start.x, size.width, bandPx),
  y: speedAlong(point.y, start.y, size.height, bandPx),
});
