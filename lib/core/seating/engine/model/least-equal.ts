import { largestMatching } from '../rules/general-matching';
import type { Grid } from './grid';

const exactUpTo = 10;
const roomsUpTo = 120;

/**
 * Computes an array: number of pupils in a room → lower bound of the number of neighbour pairs. The bound is exact if
 * each table (connected desks) is small. For a very large room, the array is [0].
 */
export function leastEqual(grid: Grid): readonly number[] {
  const known = leastByGrid.get(grid);
  if (known) return known;
  let least = [0];
  const byShape = new Map<string, number[]>();
  for (const table of grid.size > roomsUpTo ? [] : findTables(grid)) {
    const links = table.map((desk) =>
      Array.from(grid.nearList[desk]!, (near) => table.indexOf(near)),
    );
    const shape = links.join(' ');
    const ofTable = byShape.get(shape) ?? leastAtTable(links);
    byShape.set(shape, ofTable);
    const next: number[] = [];
    least.forEach((before, pupils) =>
      ofTable.forEach((more, added) => {
        const sum = pupils + added;
        next[sum] = Math.min(next[sum] ?? Infinity, before + more);
      }),
    );
    least = next;
  }
  leastByGrid.set(grid, least);
  return least;
}

const leastByGrid = new WeakMap<Grid, readonly number[]>();

function leastAtTable(links: readonly number[][]): number[] {
  const size = links.length;
  if (size > exactUpTo) {
    // A table without neighbour pairs seats at most (number of desks − size of a maximum matching of neighbouring
    // desks) pupils, and each further pupil adds at least one neighbour pair.
    const most = size - largestMatching(links);
    return Array.from({ length: size + 1 }, (_, pupils) => Math.max(0, pupils - most));
  }
  const least = new Array<number>(size + 1).fill(Infinity);
  for (let taken = 0; taken < 1 << size; taken += 1) {
    const desks = [...links.keys()].filter((desk) => (taken >> desk) & 1);
    const pairs = desks.flatMap((desk) =>
      links[desk]!.filter((near) => near < desk && (taken >> near) & 1),
    ).length;
    least[desks.length] = Math.min(least[desks.length]!, pairs);
  }
  return least;
}

function findTables({ size, nearList }: Grid): number[][] {
  const seen = new Set<number>();
  return Array.from({ length: size }, (_, start) => {
    if (seen.has(start)) return [];
    const table = new Set([start]);
    for (const desk of table) for (const near of nearList[desk]!) table.add(near);
    for (const desk of table) seen.add(desk);
    return [...table];
  }).filter((table) => table.length > 0);
}
