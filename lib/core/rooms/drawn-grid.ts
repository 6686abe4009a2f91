import type { BoardSide } from './room-layout';
import type { Cell } from './turn-cell';

/** Point in a room's drawing: `x` in desk widths from the left, `y` in desk heights from the top. */
export interface Point {
  x: number;
  y: number;
}

/** Rectangle in a room's drawing. Horizontal lengths are in desk widths, and vertical lengths in desk heights. */
export interface Box extends Point {
  width: number;
  height: number;
}

/** Widths of the columns of a room's grid, in desk widths, and heights of the grid's rows, in desk heights. */
export interface TrackSizes {
  cols: readonly number[];
  rows: readonly number[];
}

/**
 * Positions of the grid lines in a room's drawing: `cols` in desk widths from the left, `rows` in desk heights from the
 * top. Line 0 is before the first column or row of cells.
 */
export interface DrawnGrid {
  cols: number[];
  rows: number[];
  box: (cell: Cell) => Box;
  wallX: (line: number, out: 1 | -1) => number;
  wallY: (line: number, out: 1 | -1) => number;
  boardDepth: Point;
}

const margin: Point = { x: 0.06, y: 0.08 };

/** Computes the grid lines of a room's drawing. The upper left corner of the outer walls is at 0,0. */
export function placeGrid(side: BoardSide, { cols, rows }: TrackSizes): DrawnGrid {
  // The board is drawn thicker in a wider room, so that the word on it stays readable.
  const across = cols.reduce((sum, size) => sum + size, 0);
  const boardDepth = { x: limit(across * 0.04, 0.2, 0.28), y: limit(across * 0.055, 0.32, 0.45) };
  const space = {
    top: margin.y,
    right: margin.x,
    bottom: margin.y,
    left: margin.x,
  };
  space[side] += side === 'left' || side === 'right' ? boardDepth.x : boardDepth.y;
  const xs = toLines(space.left, cols);
  const ys = toLines(space.top, rows);
  return {
    cols: xs,
    rows: ys,
    boardDepth,
    box: ({ row, col }) => ({
      x: xs[col]!,
      y: ys[row]!,
      width: cols[col]!,
      height: rows[row]!,
    }),
    wallX: (line, out) =>
      line === 0 && out < 0
        ? 0
        : xs[line]! + out * (line === cols.length && out > 0 ? space.right : margin.x),
    wallY: (line, out) =>
      line === 0 && out < 0
        ? 0
        : ys[line]! + out * (line === rows.length && out > 0 ? space.bottom : margin.y),
  };
}

const limit = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most);

function toLines(start: number, sizes: readonly number[]): number[] {
  const lines = [start];
  for (const size of sizes) lines.push(lines.at(-1)! + size);
  return lines;
}

/** Returns the smallest rectangle that contains several rectangles. */
export function boxAround(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

export const middleOf = ({ x, y, width, height }: Box): Point => ({
  x: x + width / 2,
  y: y + height / 2,
});
