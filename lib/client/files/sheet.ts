/** A range of merged cells. Rows and columns count from 1. */
export interface CellRange {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/** The cells of a sheet as texts; all cells of a merged range have its text. Numbers of rows and columns count from 1. */
export interface Sheet {
  name: string;
  cells: string[][];
  /** Numbers of hidden rows. */
  hidden?: number[];
  merged?: CellRange[];
  /** Cells without a text that have a border on all four sides. */
  framed?: { row: number; column: number }[];
}
