import type { Point } from './drawn-grid';
import { inwardOf, type Door } from './wall-openings';

/** Shapes that keep their angles in a stretched drawing, as lines in a square of side 1 about 0,0. */

/** The number of lines in the arc of a door's swing. */
const arcSteps = 12;

/**
 * The lines of a door: the gap in its wall, as long as the square is wide, its leaf, and the arc of its swing into
 * the room.
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

/**
 * The scale of a table at 45° relative to its desks. The table's corners are visible between the desks and beyond them.
 */
const tableShare = 1.38;

/** The lines of a table at 45° that is drawn below its square desks: its edge, and the lines between desks. */
export function turnedTableLines({ rows, cols }: { rows: number; cols: number }) {
  const scale = (tableShare * Math.SQRT1_2) / (cols + rows);
  const [right, down] = [cols * scale, rows * scale];
  const at = (x: number, y: number): Point => ({
    x: (x * right - y * down) * Math.SQRT1_2,
    y: (x * right + y * down) * Math.SQRT1_2,
  });
  /** The inner division points of the interval from -1 to 1. */
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
