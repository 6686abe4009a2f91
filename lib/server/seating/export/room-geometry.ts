import type { Desk } from '@/lib/core/seating/model';
import type { BoxSize } from './fit-text';
import { columnTracks, rowTracks, type Tracks } from './room-grid';

/** A rectangle in points, measured from the page's top left corner. */
export interface Rect extends BoxSize {
  x: number;
  y: number;
}

export interface DeskRect extends Rect {
  desk: Desk;
}

export interface RoomGeometry {
  desks: DeskRect[];
  /** What the desks cover together. */
  bounds: Rect;
}

const largestDesk = { width: 168, height: 84 };
const smallestAspect = 1.16;
const largestAspect = 2.5;
const neighbourGap = 2.6;
/** An aisle as a share of a desk: where paper is scarce, and where there is plenty. */
const aisleShare = { x: 0.15, y: 0.26 };
const largestAisleShare = { x: 0.5, y: 0.8 };

/**
 * Places the room's desks in the area, row 0 at the top. Desks that share an edge almost touch; empty rows and columns
 * of the grid become aisles narrower than a desk, so that the names get the paper.
 */
export function placeDesks(desks: Desk[], area: Rect): RoomGeometry {
  const columns = columnTracks(desks);
  const rows = rowTracks(desks);
  if (desks.length === 0) {
    return { desks: [], bounds: { x: area.x, y: area.y, width: 0, height: 0 } };
  }
  const height = Math.min(
    trackSize(rows, area.height, aisleShare.y),
    largestDesk.height,
    trackSize(columns, area.width, aisleShare.x) / smallestAspect,
  );
  const width = Math.min(
    trackSize(columns, area.width, aisleShare.x),
    largestDesk.width,
    height * largestAspect,
  );
  const aisleX = aisleSize(columns, area.width, width, largestAisleShare.x);
  const aisleY = aisleSize(rows, area.height, height, largestAisleShare.y);
  const total = {
    width: columns.indices.length * width + columns.aisles * aisleX,
    height: rows.indices.length * height + rows.aisles * aisleY,
  };
  const bounds = {
    x: area.x + (area.width - total.width) / 2,
    y: area.y + (area.height - total.height) * 0.36,
    ...total,
  };
  const gap = Math.min(neighbourGap, width * 0.06);
  return {
    bounds,
    desks: desks.map((desk) => ({
      desk,
      x: bounds.x + offset(columns, desk.col, width, aisleX) + gap / 2,
      y: bounds.y + offset(rows, desk.row, height, aisleY) + gap / 2,
      width: width - gap,
      height: height - gap,
    })),
  };
}

/** The largest track for which tracks and aisles fit, an aisle being a share of a track within limits. */
function trackSize({ indices, aisles }: Tracks, available: number, share: number): number {
  const aisle = (available * share) / (indices.length + aisles * share);
  const most = aisles > 0 ? (available * 0.35) / aisles : 0;
  const bounded = Math.min(Math.max(Math.min(aisle, 26), 9), most);
  return (available - aisles * bounded) / indices.length;
}

function aisleSize(
  { indices, aisles }: Tracks,
  available: number,
  track: number,
  maxShare: number,
): number {
  if (aisles === 0) return 0;
  return Math.min((available - indices.length * track) / aisles, track * maxShare);
}

function offset(tracks: Tracks, index: number, track: number, aisle: number): number {
  const at = tracks.indices.indexOf(index);
  return at * track + (tracks.aislesBefore[at] ?? 0) * aisle;
}
