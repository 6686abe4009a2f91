/** A sheet of a file; a text file has one without a name. */
export interface Sheet {
  name: string;
  cells: string[][];
  /** Numbers from 1 of rows that are not shown, as by a filter. */
  hidden?: number[];
}
