import { deskKey } from './room';
import type { Cell } from './turn-cell';

/**
 * Corner of an outline around cells. `row` and `col` are numbers of grid lines, and line 0 is before the first row or
 * column of cells. `out` is the diagonal direction away from the cells.
 */
export interface Corner {
  row: number;
  col: number;
  out: { x: 1 | -1; y: 1 | -1 };
  /** Whether a corner is an inner point of a slanted line; undefined for a corner where a line starts or ends. */
  isStep?: boolean;
}

const ways = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
] as const;

interface Edge {
  from: Cell;
  to: Cell;
  way: number;
}

/**
 * Returns the outlines of a set of cells, clockwise around cells and counterclockwise around holes. Two areas of cells
 * that touch only at a corner have separate outlines.
 */
export function toOutlines(cells: readonly Cell[]): Corner[][] {
  const edges = new Map<string, Edge[]>();
  for (const edge of freeEdges(cells)) {
    const key = deskKey(edge.from);
    edges.set(key, [...(edges.get(key) ?? []), edge]);
  }
  const outlines: Corner[][] = [];
  for (const starting of edges.values()) {
    while (starting.length > 0) outlines.push(follow(starting[0]!, edges));
  }
  return outlines;
}

function freeEdges(cells: readonly Cell[]): Edge[] {
  const keys = new Set(cells.map(deskKey));
  return cells.flatMap(({ row, col }) => {
    const corners = [
      { row, col },
      { row, col: col + 1 },
      { row: row + 1, col: col + 1 },
      { row: row + 1, col },
    ] as const;
    return ways.flatMap((_, way) => {
      const beyond = ways[(way + 3) % 4]!;
      if (keys.has(deskKey({ row: row + beyond.y, col: col + beyond.x }))) return [];
      return { from: corners[way]!, to: corners[(way + 1) % 4]!, way };
    });
  });
}

function follow(first: Edge, edges: Map<string, Edge[]>): Corner[] {
  const corners: Corner[] = [];
  let edge = first;
  do {
    const ahead = edges.get(deskKey(edge.to))!;
    // At a corner where two areas of cells touch, the outline turns right; a left turn would enter the second area.
    const next = ahead.find(({ way }) => way === (edge.way + 1) % 4) ?? ahead[0]!;
    ahead.splice(ahead.indexOf(next), 1);
    if (next.way !== edge.way) corners.push({ ...edge.to, out: outOf(edge.way, next.way) });
    edge = next;
  } while (edge !== first);
  return corners;
}

function outOf(before: number, after: number): Corner['out'] {
  const [one, two] = [ways[(before + 3) % 4]!, ways[(after + 3) % 4]!];
  return { x: (one.x + two.x) as 1 | -1, y: (one.y + two.y) as 1 | -1 };
}

/**
 * Replaces each staircase of one-cell steps in an outline by a slanted line, by removing the inner corners of the
 * steps.
 */
export function smoothSteps(outline: readonly Corner[]): Corner[] {
  const at = (index: number) => outline[(index + outline.length) % outline.length]!;
  const isInner = outline.map((corner, index) => {
    const [before, after] = [at(index - 1), at(index + 1)];
    return (
      isReflex(before, corner, after) &&
      gridLength(before, corner) === 1 &&
      gridLength(corner, after) === 1 &&
      !isReflex(at(index - 2), before, corner) &&
      !isReflex(corner, after, at(index + 2))
    );
  });
  return outline.flatMap((corner, index) => {
    if (isInner[index]) return [];
    const { length } = outline;
    const isStep = isInner[(index + length - 1) % length]! && isInner[(index + 1) % length]!;
    return isStep ? { ...corner, isStep } : corner;
  });
}

function isReflex(before: Cell, corner: Cell, after: Cell): boolean {
  const [right, down] = [corner.col - before.col, corner.row - before.row];
  return right * (after.row - corner.row) - down * (after.col - corner.col) < 0;
}

const gridLength = (one: Cell, two: Cell) =>
  Math.abs(one.row - two.row) + Math.abs(one.col - two.col);
