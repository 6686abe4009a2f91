/** A sheet of a file; a text file has one without a name. */
export interface Sheet {
  name: string;
  cells: string[][];
}
