import type { Grid } from '../model/grid';
import type { SearchModel } from '../model/search-model';

/** List of desk numbers a, b, c, d, …: the pupils at a and b change places, then the pupils at c and d, and so on. */
export type TableMove = Int32Array;

const usualLargestTable = 12;
const maxMoves = 20_000;

const tableTurns: readonly ((row: number, col: number) => [number, number])[] = [
  (row, col) => [row, col],
  (row, col) => [row, -col],
  (row, col) => [-row, col],
  (row, col) => [-row, -col],
  (row, col) => [col, row],
  (row, col) => [col, -row],
  (row, col) => [-col, row],
  (row, col) => [-col, -row],
];

/**
 * Finds moves that turn or mirror a whole table (group of touching desks) or exchange the pupils of two tables of the
 * same shape. All pupils keep their neighbours. Tables with more than `largestTable` desks do not move.
 */
export function findTableMoves(
  { grid, distances }: Pick<SearchModel, 'grid' | 'distances'>,
  largestTable = usualLargestTable,
): TableMove[] {
  // A distance condition may concern pupils at two tables, so that moving a whole table could break this condition.
  if (distances.some(({ distance }) => !distance.isOfNeighbours)) return [];
  const byShape = new Map<string, Int32Array[]>();
  for (const table of findTables(grid)) {
    if (table.length > largestTable) continue;
    tableTurns.forEach((turn, index) => {
      const cells = Array.from(table, (desk) => {
        const { row, col } = grid.desks[desk]!;
        return { desk, at: turn(row, col) };
      });
      cells.sort((a, b) => a.at[0] - b.at[0] || a.at[1] - b.at[1]);
      const top = Math.min(...cells.map((cell) => cell.at[0]));
      const left = Math.min(...cells.map((cell) => cell.at[1]));
      const shape = cells.map((cell) => `${cell.at[0] - top},${cell.at[1] - left}`).join(' ');
      const ordered = Int32Array.from(cells, (cell) => cell.desk);
      const key = index === 0 ? shape : `${shape} turned`;
      byShape.set(key, [...(byShape.get(key) ?? []), ordered]);
    });
  }
  const moves: TableMove[] = [];
  for (const [shape, upright] of byShape) {
    if (shape.endsWith('turned')) continue;
    for (const from of upright) {
      for (const to of [...upright, ...(byShape.get(`${shape} turned`) ?? [])]) {
        if (from === to || moves.length >= maxMoves) continue;
        if (from.every((desk, i) => desk === to[i])) continue;
        moves.push(exchanges(from, to));
      }
    }
  }
  return moves;
}

function exchanges(from: Int32Array, to: Int32Array): TableMove {
  if (!from.includes(to[0]!))
    return Int32Array.from([...from].flatMap((desk, i) => [desk, to[i]!]));
  const found: number[] = [];
  const done = new Set<number>();
  for (const first of from) {
    if (done.has(first)) continue;
    done.add(first);
    for (let desk = to[from.indexOf(first)]!; desk !== first; desk = to[from.indexOf(desk)]!) {
      done.add(desk);
      found.push(first, desk);
    }
  }
  return Int32Array.from(found);
}

function findTables(grid: Grid): number[][] {
  const seen = new Uint8Array(grid.size);
  const tables: number[][] = [];
  for (let start = 0; start < grid.size; start += 1) {
    if (seen[start] === 1) continue;
    seen[start] = 1;
    const table = [start];
    for (const desk of table) {
      for (const next of grid.touchList[desk]!) {
        if (seen[next] === 1) continue;
        seen[next] = 1;
        table.push(next);
      }
    }
    tables.push(table);
  }
  return tables;
}
