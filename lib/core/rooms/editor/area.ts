import { gridCells, turnCell, type Cell } from '../turn-cell';

/** Rectangle of cells: from row `top` to row `bottom` and from column `left` to column `right`, all inclusive. */
export interface Area {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/** Returns the smallest rectangle that contains all given cells; undefined if no cell is given. */
export function areaAround(cells: Iterable<Cell>): Area | undefined {
  let area: Area | undefined;
  for (const { row, col } of cells) {
    if (!area) area = { top: row, left: col, bottom: row, right: col };
    area.top = Math.min(area.top, row);
    area.bottom = Math.max(area.bottom, row);
    area.left = Math.min(area.left, col);
    area.right = Math.max(area.right, col);
  }
  return area;
}

/** Returns the number of rows in a rectangle of cells, at least 1. */
export const areaHeight = (area: Area) => area.bottom - area.top + 1;
/** Returns the number of columns in a rectangle of cells, at least 1. */
export const areaWidth = (area: Area) => area.right - area.left + 1;

const corners = (area: Area): Cell[] => [
  { row: area.top, col: area.left },
  { row: area.bottom, col: area.right },
];

/** Returns the smallest rectangle of cells that contains two given rectangles. */
export const unite = (a: Area, b: Area): Area => areaAround([...corners(a), ...corners(b)])!;

/** Enlarges a rectangle of cells by a number of cells on each side. */
export const grow = (area: Area, by: number): Area => ({
  top: area.top - by,
  left: area.left - by,
  bottom: area.bottom + by,
  right: area.right + by,
});

/** Rotates a rectangle of cells about the cell 0,0 by a number of clockwise quarter turns. */
export const turnArea = (area: Area, quarters: number): Area =>
  areaAround(corners(area).map((corner) => turnCell(corner, quarters)))!;

/** Whether a cell lies in a rectangle of cells. A cell at the rectangle's edge counts as inside. */
export const holds = (area: Area, { row, col }: Cell): boolean =>
  row >= area.top && row <= area.bottom && col >= area.left && col <= area.right;

/** Returns the cell of a rectangle that is nearest to a given cell. */
export const nearestIn = (area: Area, { row, col }: Cell): Cell => ({
  row: Math.min(Math.max(row, area.top), area.bottom),
  col: Math.min(Math.max(col, area.left), area.right),
});

/** Returns the cells on a straight line between two cells, both included. */
export function line(from: Cell, to: Cell): Cell[] {
  const steps = Math.max(Math.abs(to.row - from.row), Math.abs(to.col - from.col));
  return Array.from({ length: steps + 1 }, (_, step) => ({
    row: Math.round(from.row + ((to.row - from.row) * step) / (steps || 1)),
    col: Math.round(from.col + ((to.col - from.col) * step) / (steps || 1)),
  }));
}

/** Returns the cells of a rectangle, row by row. */
export const cellsIn = (area: Area): Cell[] =>
  gridCells(areaHeight(area), areaWidth(area)).map(({ row, col }) => ({
    row: area.top + row,
    col: area.left + col,
  }));
