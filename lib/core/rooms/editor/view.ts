import type { BoardSide } from '../room-plan';
import type { Cell } from '../turn-cell';
import { areaAround, areaHeight, areaWidth, type Area } from './area';

/** How the drawing lies on the screen: pixels a cell, and where the corner of the cell 0,0 is, in pixels. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export const leastScale = 10;
export const mostScale = 110;
/** A room with few desks is not drawn larger than this to fit. */
const mostFittedScale = 56;
/** The board and a margin around the floor, in cells. */
const boardCells = 1;
const margin = 0.25;
/** The height of the buttons that lie over the lower edge of the screen, in pixels. */
const buttonsHeight = 58;

const clampScale = (scale: number) => Math.min(Math.max(scale, leastScale), mostScale);

/** The cell at a point of the screen. */
export const cellAt = (view: View, { x, y }: Point): Cell => ({
  row: Math.floor((y - view.y) / view.scale),
  col: Math.floor((x - view.x) / view.scale),
});

/** Zooms by a factor so that the point of the screen keeps showing the same spot. */
export function zoomAt(view: View, { x, y }: Point, factor: number): View {
  const scale = clampScale(view.scale * factor);
  const real = scale / view.scale;
  return { scale, x: x - (x - view.x) * real, y: y - (y - view.y) * real };
}

export const panBy = (view: View, { x, y }: Point): View => ({
  ...view,
  x: view.x + x,
  y: view.y + y,
});

/** Shows the whole floor with the board, in the middle of the screen above the buttons. */
export function fitView(floor: Area, boardSide: BoardSide, size: Size): View {
  const shown = { left: margin, right: margin, top: margin, bottom: margin };
  shown[boardSide] += boardCells;
  const width = areaWidth(floor) + shown.left + shown.right;
  const height = areaHeight(floor) + shown.top + shown.bottom;
  const free = Math.max(1, size.height - buttonsHeight);
  const scale = clampScale(Math.min(size.width / width, free / height, mostFittedScale));
  return {
    scale,
    x: (size.width - width * scale) / 2 - (floor.left - shown.left) * scale,
    y: (free - height * scale) / 2 - (floor.top - shown.top) * scale,
  };
}

/** Whether the screen shows all these cells as a whole. */
export function isInView(view: View, size: Size, cells: Iterable<Cell>): boolean {
  const area = areaAround(cells);
  if (!area) return true;
  const [left, top] = [view.x + area.left * view.scale, view.y + area.top * view.scale];
  const right = left + areaWidth(area) * view.scale;
  const bottom = top + areaHeight(area) * view.scale;
  return left >= 0 && top >= 0 && right <= size.width && bottom <= size.height;
}

/** Pans as little as needed to show the whole cell. */
export function revealCell(view: View, size: Size, { row, col }: Cell): View {
  const left = view.x + col * view.scale;
  const top = view.y + row * view.scale;
  const into = (start: number, length: number) =>
    start < 0 ? -start : Math.min(0, length - start - view.scale);
  return panBy(view, { x: into(left, size.width), y: into(top, size.height) });
}
