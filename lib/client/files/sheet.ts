export interface CellRange {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/** Sheet of an imported file. Every cell of a merged range has the text of the range; rows and columns count from 1. */
export interface Sheet {
  name: string;
  cells: string[][];
  hidden?: number[];
  merged?: CellRange[];
  framed?: { row: number; column: number }[];
}
