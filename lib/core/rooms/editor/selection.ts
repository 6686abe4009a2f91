import type { Cell } from '../turn-cell';
import { holds, type Area } from './area';
import { cellKey, type Drawing, type Placed } from './drawing';

/** Keys of the selected cells; each of them has an object. */
export type Selection = ReadonlySet<string>;

export const nothingSelected: Selection = new Set();

/** The selection of cells. Each cell must have an object. */
export const toSelection = (cells: Iterable<Cell>): Selection => new Set([...cells].map(cellKey));

/** The selected objects, in the order in which they were put into the room. */
export const selectedCells = (drawing: Drawing, selection: Selection): Placed[] =>
  [...drawing.cells].filter(([key]) => selection.has(key)).map(([, placed]) => placed);

/** Adds the objects in an area to the selection. */
export const selectArea = (drawing: Drawing, area: Area, kept: Selection): Selection =>
  new Set([
    ...kept,
    ...toSelection([...drawing.cells.values()].filter((placed) => holds(area, placed))),
  ]);

/** The selection without objects that are no longer in the room. */
export const existing = (drawing: Drawing, selection: Selection): Selection =>
  new Set([...selection].filter((key) => drawing.cells.has(key)));
