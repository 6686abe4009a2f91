const gapPx = 6;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The area in which two boxes lie over each other. */
function overlap(one: Box, other: Box): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, across) * Math.max(0, down);
}

/**
 * Finds the place of a bar beside a desk: in the gap below it, above it or at its sides, where it lies over the least of
 * what is not to be covered, within the frame. Everything in pixels of the window.
 */
export function placeAtDesk(
  desk: Box,
  bar: { width: number; height: number },
  frame: Box,
  covered: readonly Box[],
): { left: number; top: number } {
  const keep = (value: number, least: number, most: number) =>
    Math.max(least, Math.min(value, most));
  const centred = (desk.left + desk.right - bar.width) / 2;
  const middle = (desk.top + desk.bottom - bar.height) / 2;
  const places = [
    { left: centred, top: desk.bottom + gapPx },
    { left: centred, top: desk.top - gapPx - bar.height },
    { left: desk.right + gapPx, top: middle },
    { left: desk.left - gapPx - bar.width, top: middle },
  ].map(({ left, top }) => ({
    left: keep(left, frame.left, frame.right - bar.width),
    top: keep(top, frame.top, frame.bottom - bar.height),
  }));
  const costs = places.map(({ left, top }) => {
    const box = { left, top, right: left + bar.width, bottom: top + bar.height };
    return overlap(box, desk) + covered.reduce((sum, each) => sum + overlap(box, each), 0);
  });
  return places[costs.indexOf(Math.min(...costs))]!;
}
