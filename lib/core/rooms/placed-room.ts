import { middleOf, type Box, type Point } from './drawn-grid';
import type { DrawnRoom } from './drawn-room';
import type { Desk } from './room';
import type { FurnitureKind, RoomShapes } from './room-shapes';
import { toPath, toStrokes, type Stroke } from './room-strokes';

/** Room laid out for paper (lengths in points) or for a picture (lengths in pixels). */
export interface PlacedRoom {
  /** SVG paths of the room's walls, doors, windows and furniture, to draw before the board and the desks. */
  strokes: (Stroke & { path: string })[];
  board: Box;
  desks: (Box & { desk: Desk })[];
  furniture: (Box & { kind: FurnitureKind })[];
}

/**
 * Scales a room so that each cell of a desk has the size `desk`, and puts the room's upper left corner at `start`.
 * `gap` is the space between two touching desks.
 */
export function placeRoom(
  drawn: DrawnRoom,
  shapes: RoomShapes,
  { desk, start, gap }: { desk: Point; start: Point; gap: number },
): PlacedRoom {
  const place = (box: Box): Box => ({
    x: start.x + box.x * desk.x,
    y: start.y + box.y * desk.y,
    width: box.width * desk.x,
    height: box.height * desk.y,
  });
  return {
    strokes: toStrokes(shapes).map((stroke) => ({
      ...stroke,
      path: toPlacedPath(stroke, desk, start),
    })),
    board: place(shapes.board),
    desks: drawn.desks.map(({ desk: { row, col }, ...cell }) => ({
      desk: { row, col },
      ...inset(place(shapes.grid.box(cell)), gap / 2, gap / 2),
    })),
    furniture: shapes.furniture.map(({ kind, label }) => ({
      kind,
      ...inset(place(label), 2 * gap, gap),
    })),
  };
}

export function toPlacedPath(stroke: Stroke, desk: Point, start: Point): string {
  const { fit } = stroke;
  const middle = fit && middleOf(fit);
  const size = fit && Math.min(fit.width * desk.x, fit.height * desk.y);
  return toPath(stroke, ({ x, y }) =>
    middle && size !== undefined
      ? { x: start.x + middle.x * desk.x + x * size, y: start.y + middle.y * desk.y + y * size }
      : { x: start.x + x * desk.x, y: start.y + y * desk.y },
  );
}

/** Makes a rectangle smaller, by `across` at the left and at the right, and by `down` at the top and at the bottom. */
export const inset = ({ x, y, width, height }: Box, across: number, down: number): Box => ({
  x: x + across,
  y: y + down,
  width: width - 2 * across,
  height: height - 2 * down,
});
