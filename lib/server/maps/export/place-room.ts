import { middleOf, type Point } from '@/lib/core/rooms/drawn-grid';
import type { DrawnRoom } from '@/lib/core/rooms/drawn-room';
import type { Desk } from '@/lib/core/rooms/room';
import { shapeRoom, type FurnitureKind } from '@/lib/core/rooms/room-shapes';
import { toPlacedBox, toPlacedPath, toStrokes, type Stroke } from '@/lib/core/rooms/room-strokes';
import type { Rect } from '@/lib/server/typesetting/placed-text';

/** A room on paper, in points. */
export interface PlacedRoom {
  /** Within the outer walls. */
  room: Rect;
  /** Walls, doors, windows and furniture, with their paths (SVG). */
  strokes: (Stroke & { path: string })[];
  board: Rect;
  desks: DeskRect[];
  /** Where the names of furniture are written. */
  furniture: (Rect & { kind: FurnitureKind })[];
}

export interface DeskRect extends Rect {
  desk: Desk;
  isTurned: boolean;
}

const largestDesk: Point = { x: 168, y: 84 };
const smallestAspect = 1.16;
const largestAspect = 2.5;
const neighbourGap = 2.6;

/** Places a room in the area, as large as it fits: desks grow wider than high with the paper. */
export function placeRoom(drawn: DrawnRoom, area: Rect): PlacedRoom {
  const shapes = shapeRoom(drawn);
  const widest = Math.min(area.width / shapes.width, largestDesk.x);
  const y = Math.min(area.height / shapes.height, largestDesk.y, widest / smallestAspect);
  const desk = { x: Math.min(widest, y * largestAspect), y };
  const middle = middleOf(area);
  const start = {
    x: middle.x - (shapes.width * desk.x) / 2,
    y: middle.y - (shapes.height * desk.y) / 2,
  };
  const gap = Math.min(neighbourGap, desk.x * 0.06);
  return {
    room: toPlacedBox({ x: 0, y: 0, width: shapes.width, height: shapes.height }, desk, start),
    strokes: toStrokes(shapes).map((stroke) => ({
      ...stroke,
      path: toPlacedPath(stroke, desk, start),
    })),
    board: toPlacedBox(shapes.board, desk, start),
    desks: drawn.desks.map(({ desk: of, isTurned, ...cell }) => ({
      desk: of,
      isTurned,
      ...inset(toPlacedBox(shapes.grid.box(cell), desk, start), gap / 2, gap / 2),
    })),
    furniture: shapes.furniture.map(({ kind, label }) => ({
      kind,
      ...toPlacedBox(label, desk, start),
    })),
  };
}

export function inset(rect: Rect, x: number, y: number): Rect {
  return { x: rect.x + x, y: rect.y + y, width: rect.width - 2 * x, height: rect.height - 2 * y };
}
