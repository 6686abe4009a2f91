import type { BoardSide } from './room-layout';

/** Cell of a room's grid. In a drawing, row and column numbers may be negative. */
export interface Cell {
  row: number;
  col: number;
}

/** Returns the cells of a grid, row by row from the cell 0,0. */
export const gridCells = (rows: number, cols: number): Cell[] =>
  Array.from({ length: rows * cols }, (_, index) => ({
    row: Math.floor(index / cols),
    col: index % cols,
  }));

/** Rotates a cell about the cell 0,0 by a number of clockwise quarter turns. */
export function turnCell({ row, col }: Cell, quarters: number): Cell {
  // `0 -` instead of a unary minus avoids negative zero, which a layout must not contain.
  switch (((quarters % 4) + 4) % 4) {
    case 1:
      return { row: col, col: 0 - row };
    case 2:
      return { row: 0 - row, col: 0 - col };
    case 3:
      return { row: 0 - col, col: row };
    default:
      return { row, col };
  }
}

/** Side of the board in a drawing → number of clockwise quarter turns from the stored room to this drawing. */
export const quartersOf: Record<BoardSide, number> = { top: 0, right: 1, bottom: 2, left: 3 };

/** Converts a cell of a stored room (row 0 nearest the board) to the cell in a drawing whose board is on `side`. */
export function toDrawnCell(cell: Cell, side: BoardSide): Cell {
  return turnCell(cell, quartersOf[side]);
}

/** Converts a cell of a drawing whose board is on `side` to the cell of the stored room (row 0 nearest the board). */
export function toStoredCell(cell: Cell, side: BoardSide): Cell {
  return turnCell(cell, -quartersOf[side]);
}
