import { deskKey, edgeSteps } from './room';
import type { Cell } from './turn-cell';

/** Splits cells into groups. The cells of a group are connected by shared edges. */
export function joinCells<Placed extends Cell>(cells: readonly Placed[]): Placed[][] {
  const left = new Map(cells.map((cell) => [deskKey(cell), cell]));
  const groups: Placed[][] = [];
  for (const cell of cells) {
    if (!left.delete(deskKey(cell))) continue;
    const group = [cell];
    for (const { row, col } of group) {
      for (const [down, right] of edgeSteps) {
        const key = deskKey({ row: row + down, col: col + right });
        const beside = left.get(key);
        if (!beside) continue;
        left.delete(key);
        group.push(beside);
      }
    }
    groups.push(group);
  }
  return groups;
}

/**
 * Returns all cells of a connected group if the group is a rectangle, otherwise the longest unbroken horizontal row of
 * cells in the group.
 */
export function widestRectangle<Placed extends Cell>(group: readonly Placed[]): Placed[] {
  const rows = [...new Set(group.map(({ row }) => row))];
  const cols = new Set(group.map(({ col }) => col));
  if (rows.length * cols.size === group.length) return [...group];
  const parts = rows.flatMap((row) => joinCells(group.filter((cell) => cell.row === row)));
  return parts.reduce((widest, part) => (part.length > widest.length ? part : widest));
}
