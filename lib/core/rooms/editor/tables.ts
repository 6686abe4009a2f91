import type { Cell } from '../turn-cell';
import { joinCells } from '../joined-cells';
import { areaAround } from './area';
import { cellKey, type Drawing, type Placed } from './drawing';

/** How much smaller a table that stands at 45° is drawn, so that it hardly leaves its cells. */
export const turnedScale = 0.72;

/** The things that stand edge to edge with a cell's, all of its kind: a table of desks. */
export function joinedWith({ cells }: Pick<Drawing, 'cells'>, cell: Cell): Placed[] {
  const start = cells.get(cellKey(cell));
  const alike = [...cells.values()].filter(({ kind }) => kind === start?.kind);
  return joinCells(alike).find((joined) => joined.includes(start!)) ?? [];
}

/**
 * For the key of each desk that stands at 45° the middle of its table, in cells from the corner of the cell 0,0: desks at
 * 45° that share an edge are one table, which is drawn turned about its middle.
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

/** The SVG transform of what stands on a cell, by the middle of its table (`turnedTables`) where that is turned. */
export function cellTransform({ row, col }: { row: number; col: number }, table?: string): string {
  const place = `translate(${col} ${row})`;
  if (!table) return place;
  const [x, y] = table.split(' ').map(Number) as [number, number];
  return `translate(${table}) rotate(45) scale(${turnedScale}) translate(${-x} ${-y}) ${place}`;
}
