import type { BoardSide } from '../room-layout';
import { turnCell, type Cell } from '../turn-cell';
import { areaAround, areaHeight, areaWidth } from './area';
import { cellKey, type Drawing } from './drawing';

export interface Offset {
  down: number;
  right: number;
}

/** Moves a list of cells by an offset, and keeps the order of the list. */
export const shifted = <T extends Cell>(block: readonly T[], { down, right }: Offset): T[] =>
  block.map((each) => ({ ...each, row: each.row + down, col: each.col + right }));

/**
 * Rotates a group of cells by a clockwise quarter turn about its middle. Two rotations bring the group back to the
 * original bounding rectangle.
 */
export function rotated<T extends Cell>(block: readonly T[]): T[] {
  const area = areaAround(block);
  if (!area) return [];
  const half = Math.trunc((areaHeight(area) - areaWidth(area)) / 2);
  return block.map((each) => {
    const turned = turnCell({ row: each.row - area.top, col: each.col - area.left }, 1);
    return {
      ...each,
      row: area.top + half + turned.row,
      col: area.left - half + areaHeight(area) - 1 + turned.col,
    };
  });
}

export type MirrorAxis = 'leftRight' | 'topBottom';

/** Mirrors a group of cells, left to right or top to bottom. The bounding rectangle of the group is unchanged. */
export function mirrored<T extends Cell>(block: readonly T[], axis: MirrorAxis): T[] {
  const area = areaAround(block);
  if (!area) return [];
  return block.map((each) =>
    axis === 'leftRight'
      ? { ...each, col: area.left + area.right - each.col }
      : { ...each, row: area.top + area.bottom - each.row },
  );
}

/**
 * Aligns a group of cells to one edge of the bounding rectangle, by moving whole rows (for left or right) or whole
 * columns (for top or bottom). Rows or columns joined by touching cells move together. If all of them are joined, each
 * row or column moves alone.
 */
export function aligned<T extends Cell>(block: readonly T[], edge: BoardSide): T[] {
  const area = areaAround(block);
  if (!area) return [];
  const isAcross = edge === 'left' || edge === 'right';
  return findBands(block, isAcross).flatMap((band) => {
    const own = areaAround(band)!;
    return shifted(band, {
      down: isAcross ? 0 : area[edge] - own[edge],
      right: isAcross ? area[edge] - own[edge] : 0,
    });
  });
}

function findBands<T extends Cell>(block: readonly T[], isAcross: boolean): T[][] {
  const lanes = new Map<number, T[]>();
  for (const each of block) {
    const lane = isAcross ? each.row : each.col;
    lanes.set(lane, [...(lanes.get(lane) ?? []), each]);
  }
  const keys = new Set(block.map(cellKey));
  const isJoined = ({ row, col }: Cell) =>
    keys.has(cellKey(isAcross ? { row: row - 1, col } : { row, col: col - 1 }));
  const bands: T[][] = [];
  for (const lane of [...lanes.keys()].sort((a, b) => a - b)) {
    const cells = lanes.get(lane)!;
    if (cells.some(isJoined)) bands.at(-1)!.push(...cells);
    else bands.push([...cells]);
  }
  return bands.length > 1 ? bands : [...lanes.values()];
}

/** Whether a group of cells, moved by an offset, would cover only empty floor. */
export const isFree = (drawing: Drawing, block: readonly Cell[], { down, right }: Offset) =>
  block.every(({ row, col }) => !drawing.cells.has(cellKey({ row: row + down, col: col + right })));

const isApart = (drawing: Drawing, block: readonly Cell[], { down, right }: Offset) =>
  block.every(({ row, col }) =>
    [
      { row: row + down - 1, col: col + right },
      { row: row + down + 1, col: col + right },
      { row: row + down, col: col + right - 1 },
      { row: row + down, col: col + right + 1 },
    ].every((cell) => !drawing.cells.has(cellKey(cell))),
  );

/**
 * Finds the smallest offset (Manhattan distance) that puts a group of objects on empty floor, with no present object at
 * an edge of the group.
 */
export function nearestFree(drawing: Drawing, block: readonly Cell[]): Offset {
  for (let distance = 0; ; distance += 1) {
    const found = ring(distance).find(
      (offset) => isFree(drawing, block, offset) && isApart(drawing, block, offset),
    );
    if (found) return found;
  }
}

/**
 * Finds the smallest offset to the right or left that puts a group of objects on empty floor, with no present object at
 * an edge of the group.
 */
export function nearestBeside(drawing: Drawing, block: readonly Cell[]): Offset {
  for (let distance = 1; ; distance += 1) {
    const found = [distance, -distance]
      .map((right): Offset => ({ down: 0, right }))
      .find((offset) => isFree(drawing, block, offset) && isApart(drawing, block, offset));
    if (found) return found;
  }
}

/** Returns all offsets with a given Manhattan distance (cells moved vertically plus cells moved horizontally). */
export function ring(distance: number): Offset[] {
  if (distance === 0) return [{ down: 0, right: 0 }];
  const offsets: Offset[] = [];
  for (let down = 0; down <= distance; down += 1) {
    const right = distance - down;
    offsets.push({ down, right });
    if (right > 0) offsets.push({ down, right: -right });
    if (down > 0) offsets.push({ down: -down, right });
    if (down > 0 && right > 0) offsets.push({ down: -down, right: -right });
  }
  return offsets;
}
