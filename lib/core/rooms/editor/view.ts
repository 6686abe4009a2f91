import type { Point, Size } from '@/lib/core/editing/edge-speed';
import type { BoardSide } from '../room-layout';
import type { Cell } from '../turn-cell';
import { areaAround, areaHeight, areaWidth, nearestIn, type Area } from './area';

/**
 * Position of a room's drawing on the screen. `scale` is the number of pixels per cell; `x` and `y` are the upper left
 * corner of the cell 0,0, in pixels.
 */
export interface View {
  scale: number;
  x: number;
  y: number;
}

/** Limits of the cell size in the room editor, in pixels. */
export const leastScale = 10;
export const mostScale = 110;
const mostFittedScale = 72;
const boardCells = 1;
const margin = 0.25;
const buttonsHeight = 58;
/** Screen width, in pixels, below which the room editor uses the layout for narrow screens. */
export const narrowWidth = 600;
const statusHeight = 90;
const barHeight = 66;

const clampScale = (scale: number) => Math.min(Math.max(scale, leastScale), mostScale);

/** Returns the cell of a room at a point of the screen, in pixels. */
export const cellAt = (view: View, { x, y }: Point): Cell => ({
  row: Math.floor((y - view.y) / view.scale),
  col: Math.floor((x - view.x) / view.scale),
});

/**
 * Returns the cell of a room at a screen point. A point outside the screen counts as the nearest point at the screen's
 * edge.
 */
export function shownCell({ view, size }: { view: View; size: Size }, { x, y }: Point): Cell {
  const screen = { top: 0, left: 0, bottom: size.height - 1, right: size.width - 1 };
  const inside = nearestIn(screen, { row: y, col: x });
  return cellAt(view, { x: inside.col, y: inside.row });
}

/**
 * Zooms the room editor by a factor, within the limits of the cell size. The part of the room at the given screen point
 * does not move.
 */
export function zoomAt(view: View, { x, y }: Point, factor: number): View {
  const scale = clampScale(view.scale * factor);
  const real = scale / view.scale;
  return { scale, x: x - (x - view.x) * real, y: y - (y - view.y) * real };
}

/** Moves the room editor's drawing on the screen by a number of pixels. */
export const panBy = (view: View, { x, y }: Point): View => ({
  ...view,
  x: view.x + x,
  y: view.y + y,
});

/**
 * Returns the rectangle that a room's drawing needs for floor, board and margin. Edges are in cells from the upper left
 * corner of the cell 0,0.
 */
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

/**
 * Returns the height, in pixels, of the screen part that shows the room: above the buttons or, on a narrow screen,
 * above the status line.
 */
export const shownHeight = ({ width, height }: Size) =>
  Math.max(1, height - (width < narrowWidth ? statusHeight : buttonsHeight));

/** Computes the view that shows a room's whole floor and board in the free part of the screen. */
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

/** Whether all given cells are completely on the screen. */
export function isInView(view: View, size: Size, cells: Iterable<Cell>): boolean {
  const area = areaAround(cells);
  if (!area) return true;
  const [left, top] = [view.x + area.left * view.scale, view.y + area.top * view.scale];
  const right = left + areaWidth(area) * view.scale;
  const bottom = top + areaHeight(area) * view.scale;
  return left >= 0 && top >= 0 && right <= size.width && bottom <= size.height;
}

/** Moves the room editor's view as little as needed to show a whole cell. */
export function revealCell(view: View, size: Size, { row, col }: Cell): View {
  const left = view.x + col * view.scale;
  const top = view.y + row * view.scale;
  const into = (start: number, length: number) =>
    start < 0 ? -start : Math.min(0, length - start - view.scale);
  return panBy(view, { x: into(left, size.width), y: into(top, size.height) });
}
