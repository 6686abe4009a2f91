import type { DrawnRoom, Track } from './drawn-room';

const shares: Record<'across' | 'down', Record<Track, number>> = {
  across: { desks: 1, marks: 0.6, wall: 0.12, floor: 0.2 },
  down: { desks: 1, marks: 0.7, wall: 0.16, floor: 0.3 },
};
/**
 * Default ratio of a drawn desk's width to its height. A drawing that must fill a given space may have a different
 * ratio.
 */
export const deskAspect = 1.6;
const mostFloor = 3;

/**
 * Sizes in a room's drawing: widths of the columns in desk widths, and heights of the rows in desk heights. `across` is
 * the sum of the widths, and `down` the sum of the heights.
 */
export interface RoomExtent {
  cols: number[];
  rows: number[];
  across: number;
  down: number;
}

/**
 * Position of a desk in a room's drawing: `across` in desk widths from the left of the first column, `down` in desk
 * heights from the top of the first row.
 */
export interface DrawnPlace {
  across: number;
  down: number;
}

export const placeIn = (
  extent: RoomExtent,
  { row, col }: { row: number; col: number },
): DrawnPlace => ({
  across: sum(extent.cols.slice(0, col)),
  down: sum(extent.rows.slice(0, row)),
});

export function roomExtent({ cols, rows }: Pick<DrawnRoom, 'cols' | 'rows'>): RoomExtent {
  const across = trackSizes(cols, shares.across);
  const down = trackSizes(rows, shares.down);
  return { cols: across, rows: down, across: sum(across), down: sum(down) };
}

function trackSizes(tracks: readonly Track[], share: Record<Track, number>): number[] {
  const sizes = tracks.map((track) => share[track]);
  for (let start = 0; start < tracks.length; start += 1) {
    if (tracks[start] !== 'floor') continue;
    let end = start;
    while (tracks[end] === 'floor') end += 1;
    const count = end - start;
    if (count > mostFloor) sizes.fill((share.floor * mostFloor) / count, start, end);
    start = end;
  }
  return sizes;
}

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
