import type { Point, Size } from '@/lib/core/editing/edge-speed';
import type { BoardSide } from '../room-layout';
import type { Cell } from '../turn-cell';
import { areaAround, areaHeight, areaWidth, nearestIn, type Area } from './area';

/**
 * Transformation from the drawing to the screen: `scale` is pixels per cell; `x` and `y` are the corner of the cell 0,0
 * in pixels.
 */
export interface View {
  scale: number;
  x: number;
  y: number;
}

/** Range of cell sizes for zooming, in pixels. */
export const leastScale = 10;
export const mostScale = 110;
/** Largest cell size of a fitted room, in pixels. */
const mostFittedScale = 72;
/** Size of the board, and of the margin around the floor, in cells. */
const boardCells = 1;
const margin = 0.25;
/** Height of the buttons at the lower edge of the screen, in pixels. */
const buttonsHeight = 58;
/** Screen width, in pixels, below which the selection bar is near the bottom. */
export const narrowWidth = 600;
/** Height of the status line on a narrow screen, in pixels. */
const statusHeight = 90;
/** Height of the selection bar on a narrow screen, in pixels. */
const barHeight = 66;

const clampScale = (scale: number) => Math.min(Math.max(scale, leastScale), mostScale);

/** Returns the cell at a point of the screen. */
export const cellAt = (view: View, { x, y }: Point): Cell => ({
  row: Math.floor((y - view.y) / view.scale),
  col: Math.floor((x - view.x) / view.scale),
});

/** Returns the cell at the screen point nearest to `point`, which may be outside the screen. */
export function shownCell({ view, size }: { view: View; size: Size }, { x, y }: Point): Cell {
  const screen = { top: 0, left: 0, bottom: size.height - 1, right: size.width - 1 };
  const inside = nearestIn(screen, { row: y, col: x });
  return cellAt(view, { x: inside.col, y: inside.row });
}

/** Zooms by a factor, within the range of scales. The cell under the point does not move. */
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

/** Returns the visible part of a room: floor, board and margin, in cells from the corner of the cell 0,0. */
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

/** Returns the height of the screen above the buttons and the status line, in pixels. */
export const shownHeight = ({ width, height }: Size) =>
  Math.max(1, height - (width < narrowWidth ? statusHeight : buttonsHeight));

/** Fits the whole floor and the board into the free part of the screen. */
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

/** Whether all cells are completely on the screen. */
export function isInView(view: View, size: Size, cells: Iterable<Cell>): boolean {
  const area = areaAround(cells);
  if (!area) return true;
  const [left, top] = [view.x + area.left * view.scale, view.y + area.top * view.scale];
  const right = left + areaWidth(area) * view.scale;
  const bottom = top + areaHeight(area) * view.scale;
  return left >= 0 && top >= 0 && right <= size.width && bottom <= size.height;
}

/** Pans as little as needed to show a whole cell. */
export function revealCell(view: View, size: Size, { row, col }: Cell): View {
  const left = view.x + col * view.scale;
  const top = view.y + row * view.scale;
  const into = (start: number, length: number) =>
    start < 0 ? -start : Math.min(0, length - start - view.scale);
  return panBy(view, { x: into(left, size.width), y: into(top, size.height) });
}
