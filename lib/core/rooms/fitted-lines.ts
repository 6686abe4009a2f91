import type { Point } from './drawn-grid';
import { inwardOf, type Door } from './wall-openings';

/**
 * Lines of objects that keep their proportions even if the room's drawing is stretched: doors, pillars and turned
 * tables. Coordinates are relative to a square of side 1 centred on 0,0.
 */

const arcSteps = 12;

/**
 * Returns the lines of a door: the gap in the wall, the door leaf, and the arc of the leaf's swing. The gap has length
 * 1, and the middle of the gap is at 0,0.
 */
export function doorLines({ along, isMirrored }: Pick<Door, 'along' | 'isMirrored'>) {
  const inward = inwardOf(along);
  const place = (right: number, down: number): Point => {
    const ahead = isMirrored ? -right : right;
    return { x: along.x * ahead + inward.x * down, y: along.y * ahead + inward.y * down };
  };
  const arc = Array.from({ length: arcSteps + 1 }, (_, step) => {
    const angle = (step / arcSteps) * (Math.PI / 2);
    return place(Math.sin(angle) - 0.5, Math.cos(angle));
  });
  return {
    gap: [place(-0.5, 0), place(0.5, 0)],
    leaf: [place(-0.5, 0), place(-0.5, 1)],
    arc,
  };
}

export const pillarLine: Point[] = [
  { x: -0.5, y: -0.5 },
  { x: 0.5, y: -0.5 },
  { x: 0.5, y: 0.5 },
  { x: -0.5, y: 0.5 },
];

const tableShare = 1.38;

/**
 * Returns the edge of a table turned by 45° and the lines between its desks, relative to a square of side 1 centred on
 * 0,0. The table's corners are outside the square, so that they are visible beyond the desks.
 */
export function turnedTableLines({ rows, cols }: { rows: number; cols: number }) {
  const scale = (tableShare * Math.SQRT1_2) / (cols + rows);
  const [right, down] = [cols * scale, rows * scale];
  const at = (x: number, y: number): Point => ({
    x: (x * right - y * down) * Math.SQRT1_2,
    y: (x * right + y * down) * Math.SQRT1_2,
  });
  const between = (count: number) =>
    Array.from({ length: count - 1 }, (_, index) => (2 * (index + 1)) / count - 1);
  return {
    edge: [at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)],
    seams: [
      ...between(cols).map((x) => [at(x, -1), at(x, 1)]),
      ...between(rows).map((y) => [at(-1, y), at(1, y)]),
    ],
  };
}
