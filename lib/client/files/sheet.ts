export interface Sheet {
  name: string;
  cells: string[][];
  hidden?: number[];
}
