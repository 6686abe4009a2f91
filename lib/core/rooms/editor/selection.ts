import type { Cell } from '../turn-cell';
import { holds, type Area } from './area';
import { cellKey, type Drawing, type Placed } from './drawing';

/** Keys ("row,col") of the cells selected in the room editor. Each of these cells contains an object. */
export type Selection = ReadonlySet<string>;

export const nothingSelected: Selection = new Set();

/** Creates a selection for the room editor from cells. Each cell must contain an object. */
export const toSelection = (cells: Iterable<Cell>): Selection => new Set([...cells].map(cellKey));

/** Returns the selected objects of a room, in the order in which they were added to the room. */
export const selectedCells = (drawing: Drawing, selection: Selection): Placed[] =>
  [...drawing.cells].filter(([key]) => selection.has(key)).map(([, placed]) => placed);

/** Adds the objects in a rectangle of cells to the selection `kept`. */
export const selectArea = (drawing: Drawing, area: Area, kept: Selection): Selection =>
  new Set([
    ...kept,
    ...toSelection([...drawing.cells.values()].filter((placed) => holds(area, placed))),
  ]);

/** Removes the cells without an object from a selection of the room editor. */
export const existing = (drawing: Drawing, selection: Selection): Selection =>
  new Set([...selection].filter((key) => drawing.cells.has(key)));
