import type { Cell } from '../turn-cell';
import { joinCells } from '../joined-cells';
import { areaAround } from './area';
import { cellKey, type Drawing, type Placed } from './drawing';

/** Scale factor of a table turned by 45°, small enough that it hardly exceeds its cells. */
export const turnedScale = 0.72;

/**
 * Returns the object at a cell and all objects of this kind that are connected with it by edges. Example: for a desk,
 * all desks of the table. Empty for a cell without an object.
 */
export function joinedWith({ cells }: Pick<Drawing, 'cells'>, cell: Cell): Placed[] {
  const start = cells.get(cellKey(cell));
  const alike = [...cells.values()].filter(({ kind }) => kind === start?.kind);
  return joinCells(alike).find((joined) => joined.includes(start!)) ?? [];
}

/**
 * Finds the tables turned by 45°. Key of each desk in a turned table → middle of the table, as a text "x y" in cells
 * from the upper left corner of the cell 0,0.
 */
export function turnedTables({ cells }: Pick<Drawing, 'cells'>): ReadonlyMap<string, string> {
  const tables = new Map<string, string>();
  for (const table of joinCells([...cells.values()].filter(({ kind }) => kind === 'turnedDesk'))) {
    const area = areaAround(table)!;
    const middle = `${(area.left + area.right + 1) / 2} ${(area.top + area.bottom + 1) / 2}`;
    for (const desk of table) tables.set(cellKey(desk), middle);
  }
  return tables;
}

/**
 * Returns the SVG transform of an object in the room editor. `table` is the middle ("x y", in cells) of the turned
 * table that contains the object; undefined for an object outside turned tables.
 */
export function cellTransform({ row, col }: { row: number; col: number }, table?: string): string {
  const place = `translate(${col} ${row})`;
  if (!table) return place;
  const [x, y] = table.split(' ').map(Number) as [number, number];
  return `translate(${table}) rotate(45) scale(${turnedScale}) translate(${-x} ${-y}) ${place}`;
}
