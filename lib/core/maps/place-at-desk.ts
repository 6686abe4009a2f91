const gapPx = 6;
const legiblePart = 0.15;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function overlap(one: Box, other: Box): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, across) * Math.max(0, down);
}

function areaOf({ left, top, right, bottom }: Box): number {
  return (right - left) * (bottom - top);
}

/**
 * Returns the position beside a desk where a toolbar hides the fewest names. The bottom of the frame is chosen instead
 * if the toolbar hides less of the names there. All sizes are in pixels.
 */
export function placeAtDesk(
  desk: Box,
  bar: { width: number; height: number },
  frame: Box,
  names: readonly Box[],
): { left: number; top: number } {
  const keep = (value: number, least: number, most: number) =>
    Math.max(least, Math.min(value, most));
  const centred = (desk.left + desk.right - bar.width) / 2;
  const middle = (desk.top + desk.bottom - bar.height) / 2;
  const texts = [desk, ...names];
  const places = [
    { left: centred, top: desk.bottom + gapPx },
    { left: centred, top: desk.top - gapPx - bar.height },
    { left: desk.right + gapPx, top: middle },
    { left: desk.left - gapPx - bar.width, top: middle },
    { left: (frame.left + frame.right - bar.width) / 2, top: frame.bottom - gapPx - bar.height },
  ].map((place) => {
    const left = keep(place.left, frame.left, frame.right - bar.width);
    const top = keep(place.top, frame.top, frame.bottom - bar.height);
    const box = { left, top, right: left + bar.width, bottom: top + bar.height };
    const lost = texts.map((text) => overlap(box, text) / areaOf(text));
    return {
      left,
      top,
      hidden: lost.filter((part) => part > legiblePart).length,
      lost: lost.reduce((sum, part) => sum + part, 0),
    };
  });
  const beside = places.slice(0, -1).sort((a, b) => a.hidden - b.hidden || a.lost - b.lost)[0]!;
  const foot = places.at(-1)!;
  const isBetterAtFoot =
    foot.hidden < beside.hidden ||
    (beside.hidden > 0 && foot.hidden === beside.hidden && foot.lost < beside.lost);
  const { left, top } = isBetterAtFoot ? foot : beside;
  return { left, top };
}
