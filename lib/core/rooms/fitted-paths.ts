import { deskAspect } from './room-extent';
import type { BoardSide } from './room-plan';

/**
 * Paths (SVG) of shapes that keep their angles in a stretched drawing, about 0,0. A door and a pillar are drawn in units of
 * `doorSize` and `pillarSize` heights of a desk; a turned table in a square of side 1, as large as its box.
 */
export const doorSize = 0.38;
export const pillarSize = 0.26;

/** A door in a wall above the floor: the gap in the wall, its leaf, and the arc of its swing. The opening has the length 1. */
export const doorPaths = { gap: 'M-0.5 0H0.5', leaf: 'M-0.5 0V1', arc: 'M-0.5 1A1 1 0 0 0 0.5 0' };
export const pillarPath = 'M-0.5-0.5H0.5V0.5H-0.5Z';

/** By how much a door is turned clockwise from a wall above the floor, in degrees. */
export const doorTurn: Record<BoardSide, number> = { top: 0, right: 90, bottom: 180, left: 270 };

/** A table at 45°: its edge, and the lines between its desks. */
export function turnedTablePaths({ rows, cols }: { rows: number; cols: number }) {
  const [across, down] = [cols * deskAspect, rows];
  const scale = Math.SQRT2 / (across + down);
  const [right, bottom] = [(across * scale) / 2, (down * scale) / 2];
  /** A point of the table, turned. */
  const at = (x: number, y: number) =>
    [(x - y) * Math.SQRT1_2, (x + y) * Math.SQRT1_2].map((value) => value.toFixed(4)).join(' ');
  const line = (from: string, to: string) => `M${from}L${to}`;
  const edge = `M${[at(-right, -bottom), at(right, -bottom), at(right, bottom), at(-right, bottom)].join('L')}Z`;
  const share = (index: number, count: number) => (2 * (index + 1)) / count - 1;
  const seams = [
    ...Array.from({ length: cols - 1 }, (_, index) => {
      const x = right * share(index, cols);
      return line(at(x, -bottom), at(x, bottom));
    }),
    ...Array.from({ length: rows - 1 }, (_, index) => {
      const y = bottom * share(index, rows);
      return line(at(-right, y), at(right, y));
    }),
  ].join('');
  return { edge, seams };
}
