import type { BoardSide } from '../room-layout';
import { turnCell, type Cell } from '../turn-cell';
import { areaAround, areaHeight, areaWidth } from './area';
import { cellKey, type Drawing } from './drawing';

/** An offset on the screen, in cells. */
export interface Offset {
  down: number;
  right: number;
}

/** The block moved by an offset, in the same order. */
export const shifted = <T extends Cell>(block: readonly T[], { down, right }: Offset): T[] =>
  block.map((each) => ({ ...each, row: each.row + down, col: each.col + right }));

/**
 * The block rotated by a quarter clockwise about its middle. If the middle is between cells, two rotations return it
 * to the same place.
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

/** Which sides a reflection exchanges. */
export type MirrorAxis = 'leftRight' | 'topBottom';

/** The block with left and right, or top and bottom, exchanged; it covers the same area. */
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
 * The block aligned to one edge of its area by moving its bands. A band is a set of cells that must remain together:
 * for the left edge, the cells of a row, and all rows that adjacent desks connect. Aisles within a row remain. If the
 * whole block is a single band, each row is moved separately.
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

/** Whether all cells of the block, shifted by the offset, are empty floor. */
export const isFree = (drawing: Drawing, block: readonly Cell[], { down, right }: Offset) =>
  block.every(({ row, col }) => !drawing.cells.has(cellKey({ row: row + down, col: col + right })));

/** Whether no object of the room shares an edge with the shifted block. */
const isApart = (drawing: Drawing, block: readonly Cell[], { down, right }: Offset) =>
  block.every(({ row, col }) =>
    [
      { row: row + down - 1, col: col + right },
      { row: row + down + 1, col: col + right },
      { row: row + down, col: col + right - 1 },
      { row: row + down, col: col + right + 1 },
    ].every((cell) => !drawing.cells.has(cellKey(cell))),
  );

/** The smallest offset, in steps along rows and columns, by which the block is on empty floor and touches nothing. */
export function nearestFree(drawing: Drawing, block: readonly Cell[]): Offset {
  for (let distance = 0; ; distance += 1) {
    const found = ring(distance).find(
      (offset) => isFree(drawing, block, offset) && isApart(drawing, block, offset),
    );
    if (found) return found;
  }
}

/** The nearest offset to the right or left by which the block is on empty floor and touches nothing. */
export function nearestBeside(drawing: Drawing, block: readonly Cell[]): Offset {
  for (let distance = 1; ; distance += 1) {
    const found = [distance, -distance]
      .map((right): Offset => ({ down: 0, right }))
      .find((offset) => isFree(drawing, block, offset) && isApart(drawing, block, offset));
    if (found) return found;
  }
}

/** The offsets at a distance, in steps along rows and columns. */
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
