import type { Cell } from '../turn-cell';
import { joinCells } from '../joined-cells';
import { areaAround } from './area';
import { cellKey, type Drawing, type Placed } from './drawing';

/** The scale of a table at 45°, which hardly exceeds its cells. */
export const turnedScale = 0.72;

/** The connected objects of the same kind, edge to edge, that contain a cell's object: a table of desks. */
export function joinedWith({ cells }: Pick<Drawing, 'cells'>, cell: Cell): Placed[] {
  const start = cells.get(cellKey(cell));
  const alike = [...cells.values()].filter(({ kind }) => kind === start?.kind);
  return joinCells(alike).find((joined) => joined.includes(start!)) ?? [];
}

/**
 * The middle of the table of each desk at 45°, by the key of the desk, in cells from the corner of the cell 0,0. Desks
 * at 45° that share an edge are one table, which is drawn turned about its middle.
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

/** The SVG transform of a cell's object, about the middle of its table (`turnedTables`) if that is turned. */
export function cellTransform({ row, col }: { row: number; col: number }, table?: string): string {
  const place = `translate(${col} ${row})`;
  if (!table) return place;
  const [x, y] = table.split(' ').map(Number) as [number, number];
  return `translate(${table}) rotate(45) scale(${turnedScale}) translate(${-x} ${-y}) ${place}`;
}
