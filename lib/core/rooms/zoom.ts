export interface Point {
  x: number;
  y: number;
}

/**
 * Smallest and largest zoom factor of a room's drawing; 1 shows the whole room. At factor 6, even the widest room is
 * readable on a phone.
 */
export const zoomRange = { least: 1, most: 6 };
const stepFactor = 1.25;

export function limitZoom(zoom: number): number {
  return Math.min(zoomRange.most, Math.max(zoomRange.least, Number.isFinite(zoom) ? zoom : 1));
}

/**
 * Returns the next larger or smaller zoom factor: a power of 1.25, limited to `zoomRange`. The fixed factors let a step
 * back restore the earlier zoom.
 */
export function stepZoom(zoom: number, direction: 1 | -1): number {
  const place = Math.log(zoom) / Math.log(stepFactor);
  const next = direction > 0 ? Math.floor(place + 1e-6) + 1 : Math.ceil(place - 1e-6) - 1;
  return limitZoom(stepFactor ** next);
}

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

export interface Scaled {
  factor: number;
  moved: Point;
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * Returns the offset that corrects the position of a zoomed room, so that no empty space appears between the room and
 * the frame's edges. A room smaller than the frame is centred at the top.
 */
export function keepInFrame(scaled: { at: Point; factor: number; rect: Box; frame: Box }): Point {
  const { at, factor, rect, frame } = scaled;
  const along = (wanted: number, size: number, start: number, place: number, share: number) => {
    const free = place - size;
    if (free >= 0) return start + free * share - wanted;
    return Math.max(start + free, Math.min(start, wanted)) - wanted;
  };
  const { width, height } = rect;
  const left = at.x - (at.x - rect.left) * factor;
  const top = at.y - (at.y - rect.top) * factor;
  return {
    x: along(left, width * factor, frame.left, frame.width, 0.5),
    y: along(top, height * factor, frame.top, frame.height, 0),
  };
}
