import type { Cell } from '../turn-cell';
import { holds, type Area } from './area';
import { cellKey, type Drawing, type Placed } from './drawing';

/** Keys of the cells selected in the room editor; each of these cells has an object. */
export type Selection = ReadonlySet<string>;

export const nothingSelected: Selection = new Set();

/** Creates a selection of cells for the room editor; each cell must have an object. */
export const toSelection = (cells: Iterable<Cell>): Selection => new Set([...cells].map(cellKey));

/** Returns the selected objects of a room, in the order in which they were added to the room. */
export const selectedCells = (drawing: Drawing, selection: Selection): Placed[] =>
  [...drawing.cells].filter(([key]) => selection.has(key)).map(([, placed]) => placed);

/** Adds the objects in a rectangle of a room to a selection. */
export const selectArea = (drawing: Drawing, area: Area, kept: Selection): Selection =>
  new Set([
    ...kept,
    ...toSelection([...drawing.cells.values()].filter((placed) => holds(area, placed))),
  ]);

/** Removes cells without an object from a selection. */
export const existing = (drawing: Drawing, selection: Selection): Selection =>
  new Set([...selection].filter((key) => drawing.cells.has(key)));
