import type { Box, Point } from './drawn-grid';
import { doorLines, pillarLine, turnedTableLines } from './fitted-lines';
import type { FurnitureKind, RoomShapes } from './room-shapes';
import { doorSize } from './wall-openings';

export type Ink = 'floor' | 'wall' | 'window' | 'furniture';

export interface Stroke {
  /**
   * Lines of a stroke, each a list of points in desk widths and desk heights from the room's upper left corner. With
   * `fit`, the points are relative to a square of side 1 centred on 0,0.
   */
  lines: readonly (readonly Point[])[];
  isClosed: boolean;
  /** Box into which the lines of a stroke are scaled without distortion; undefined if the drawing may stretch them. */
  fit?: Box;
  fill?: Ink;
  ink?: Ink;
  /** Line width of a stroke; 1 is the line width of the outer wall. */
  width: number;
  isDashed?: boolean;
}

const furnitureLooks: Record<FurnitureKind, Pick<Stroke, 'fill' | 'isDashed'>> = {
  teacherDesk: { fill: 'furniture' },
  cupboard: { isDashed: true },
  sofa: { fill: 'furniture' },
};

/**
 * Returns the strokes (lines and filled areas) of a room's drawing in drawing order, without the board, the desks and
 * the texts.
 */
export function toStrokes(shapes: RoomShapes): Stroke[] {
  const windows = shapes.windows.map(({ from, to }) => [from, to]);
  const [lines, blocks] = [true, false].map((isLine) =>
    shapes.walls.filter(({ length }) => (length === 2) === isLine),
  ) as [Point[][], Point[][]];
  const area = { isClosed: true, ink: 'wall', width: 0.5 } as const;
  const line = { isClosed: false, ink: 'wall', width: 1 } as const;
  return [
    { ...area, lines: shapes.floor, fill: 'floor', width: 1 } as const,
    ...shapes.furniture.map(({ kind, outline }) => ({
      ...area,
      lines: outline,
      ...furnitureLooks[kind],
    })),
    { ...line, lines, width: 2 },
    { ...area, lines: blocks, fill: 'wall', width: 2 } as const,
    { ...line, lines: windows, width: 3.5 },
    { ...line, lines: windows, ink: 'window', width: 2.5 } as const,
    ...shapes.pillars.map((fit) => ({
      ...area,
      lines: [pillarLine],
      fit,
      fill: 'wall' as const,
    })),
    ...shapes.doors.flatMap((door) => {
      const { gap, leaf, arc } = doorLines(door);
      // A door in a slanted wall is stretched with the wall, because an undistorted door would cross the wall.
      const isSlanted = Math.min(Math.abs(door.along.x), Math.abs(door.along.y)) > 1e-9;
      const fit = isSlanted ? undefined : around(door.at, doorSize);
      const placed = (points: Point[]) => [
        isSlanted
          ? points.map(({ x, y }) => ({ x: door.at.x + x * doorSize, y: door.at.y + y * doorSize }))
          : points,
      ];
      return [
        { ...line, lines: placed(gap), fit, ink: 'floor', width: 2 } as const,
        { ...line, lines: placed(leaf), fit },
        { ...line, lines: placed(arc), fit, width: 0.5 },
      ];
    }),
    ...shapes.tables.flatMap((table) => {
      const { edge, seams } = turnedTableLines(table);
      return [
        { ...area, lines: [edge], fit: table.box, fill: 'furniture', width: 0.75 } as const,
        { ...line, lines: seams, fit: table.box, width: 0.5 },
      ];
    }),
  ].filter((stroke) => stroke.lines.length > 0);
}

const around = ({ x, y }: Point, size: number): Box => ({
  x: x - size / 2,
  y: y - size / 2,
  width: size,
  height: size,
});

/** Converts the lines of a stroke to SVG path data. `place` converts each point, for example to pixels. */
export function toPath(
  { lines, isClosed }: Pick<Stroke, 'lines' | 'isClosed'>,
  place = (point: Point) => point,
): string {
  const write = (point: Point) => {
    const { x, y } = place(point);
    return `${Number(x.toFixed(4))} ${Number(y.toFixed(4))}`;
  };
  return lines.map((line) => `M${line.map(write).join('L')}${isClosed ? 'Z' : ''}`).join('');
}
