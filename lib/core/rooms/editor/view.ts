import type { Point, Size } from '@/lib/core/editing/edge-speed';
import type { BoardSide } from '../room-layout';
import type { Cell } from '../turn-cell';
import { areaAround, areaHeight, areaWidth, nearestIn, type Area } from './area';

/** How the drawing lies on the screen: pixels a cell, and where the corner of the cell 0,0 is, in pixels. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

/** The smallest and the largest cell that zooming gives, in pixels. */
export const leastScale = 10;
export const mostScale = 110;
/** A room with few desks is not drawn larger than this to fit. */
const mostFittedScale = 72;
/** The board and a margin around the floor, in cells. */
const boardCells = 1;
const margin = 0.25;
/** The height of the buttons that lie over the lower edge of the screen, in pixels. */
const buttonsHeight = 58;
/** A screen narrower than this has the bar of the selection near its foot, in pixels. */
export const narrowWidth = 600;
/** The status takes so much of the foot of a narrow screen, in two lines below the number of desks, in pixels. */
const statusHeight = 90;
/** The bar of the selection takes so much of a narrow screen above the status, in pixels. */
const barHeight = 66;

const clampScale = (scale: number) => Math.min(Math.max(scale, leastScale), mostScale);

/** The cell at a point of the screen. */
export const cellAt = (view: View, { x, y }: Point): Cell => ({
  row: Math.floor((y - view.y) / view.scale),
  col: Math.floor((x - view.x) / view.scale),
});

/** The cell at the point of the screen that is nearest to `point`, which may be outside of it. */
export function shownCell({ view, size }: { view: View; size: Size }, { x, y }: Point): Cell {
  const screen = { top: 0, left: 0, bottom: size.height - 1, right: size.width - 1 };
  const inside = nearestIn(screen, { row: y, col: x });
  return cellAt(view, { x: inside.col, y: inside.row });
}

/** Zooms by a factor, within the smallest and the largest scale, so that the point keeps showing the same spot. */
export function zoomAt(view: View, { x, y }: Point, factor: number): View {
  const scale = clampScale(view.scale * factor);
  const real = scale / view.scale;
  return { scale, x: x - (x - view.x) * real, y: y - (y - view.y) * real };
}

/** Moves the drawing on the screen, in pixels. */
export const panBy = (view: View, { x, y }: Point): View => ({
  ...view,
  x: view.x + x,
  y: view.y + y,
});

/** The visible part of a room: the floor, the board and a margin, in cells from the corner of the cell 0,0. */
export function frameAround(floor: Area, boardSide: BoardSide): Area {
  const beside = { left: margin, right: margin, top: margin, bottom: margin };
  beside[boardSide] += boardCells;
  return {
    left: floor.left - beside.left,
    top: floor.top - beside.top,
    right: floor.right + 1 + beside.right,
    bottom: floor.bottom + 1 + beside.bottom,
  };
}

/** The height of the screen above the buttons and the status, in pixels. */
export const shownHeight = ({ width, height }: Size) =>
  Math.max(1, height - (width < narrowWidth ? statusHeight : buttonsHeight));

/** Shows the whole floor with the board, in the middle of the screen above all that lies at its foot. */
export function fitView(floor: Area, boardSide: BoardSide, size: Size): View {
  const frame = frameAround(floor, boardSide);
  const [width, height] = [frame.right - frame.left, frame.bottom - frame.top];
  const free = Math.max(1, shownHeight(size) - (size.width < narrowWidth ? barHeight : 0));
  const scale = clampScale(Math.min(size.width / width, free / height, mostFittedScale));
  return {
    scale,
    x: (size.width - width * scale) / 2 - frame.left * scale,
    y: (free - height * scale) / 2 - frame.top * scale,
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
