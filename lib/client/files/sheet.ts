/** A range of merged cells. Rows and columns count from 1. */
export interface CellRange {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/**
 * A sheet with its cells as texts. Every cell of a merged range has the text of the range. Rows and columns
 * are numbered from 1.
 */
export interface Sheet {
  name: string;
  cells: string[][];
  /** Numbers of hidden rows. */
  hidden?: number[];
  merged?: CellRange[];
  /** Cells without a text that have a border on all four sides. */
  framed?: { row: number; column: number }[];
}
