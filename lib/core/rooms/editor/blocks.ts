import type { BoardSide } from '../room-layout';
import { turnCell, type Cell } from '../turn-cell';
import { areaAround, areaHeight, areaWidth } from './area';
import { cellKey, type Drawing } from './drawing';

export interface Offset {
  down: number;
  right: number;
}

/** Moves a block of cells by an offset; the order of the cells is unchanged. */
export const shifted = <T extends Cell>(block: readonly T[], { down, right }: Offset): T[] =>
  block.map((each) => ({ ...each, row: each.row + down, col: each.col + right }));

/**
 * Rotates a block of cells clockwise by a quarter turn about its middle. After two rotations, the block covers the same
 * area again.
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

/** Mirrors a block of cells within the smallest rectangle around it. */
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
 * Aligns a block of desks to one edge of the block by moving whole rows or columns. Rows whose desks touch move
 * together; if all rows touch, each moves separately.
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

/** Whether all cells of a block would be on empty floor after a move by an offset. */
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
 * Finds the smallest offset (Manhattan distance) that puts a block of objects on empty floor without touching another
 * object.
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
 * Finds the smallest offset to the right or left that puts a block of objects on empty floor without touching another
 * object.
 */
export function nearestBeside(drawing: Drawing, block: readonly Cell[]): Offset {
  for (let distance = 1; ; distance += 1) {
    const found = [distance, -distance]
      .map((right): Offset => ({ down: 0, right }))
      .find((offset) => isFree(drawing, block, offset) && isApart(drawing, block, offset));
    if (found) return found;
  }
}

/** Returns all offsets with a given Manhattan distance (rows plus columns). */
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
