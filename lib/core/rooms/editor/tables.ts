import type { Cell } from '../turn-cell';
import { joinCells } from '../joined-cells';
import { areaAround } from './area';
import { cellKey, type Drawing, type Placed } from './drawing';

/** Scale of a table turned by 45°, so that it hardly exceeds its cells. */
export const turnedScale = 0.72;

/** Returns the connected objects of the same kind around a cell, such as all desks of a table. */
export function joinedWith({ cells }: Pick<Drawing, 'cells'>, cell: Cell): Placed[] {
  const start = cells.get(cellKey(cell));
  const alike = [...cells.values()].filter(({ kind }) => kind === start?.kind);
  return joinCells(alike).find((joined) => joined.includes(start!)) ?? [];
}

/**
 * For each table that is turned by 45°, returns the position of its middle, by the cell key of each of the table's
 * desks. The position is a text "x y", in cells from the corner of the cell 0,0.
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
 * Returns the SVG transform of an object in the room editor. If the object belongs to a turned table, `table` is the
 * middle of that table.
 */
export function cellTransform({ row, col }: { row: number; col: number }, table?: string): string {
  const place = `translate(${col} ${row})`;
  if (!table) return place;
  const [x, y] = table.split(' ').map(Number) as [number, number];
  return `translate(${table}) rotate(45) scale(${turnedScale}) translate(${-x} ${-y}) ${place}`;
}
