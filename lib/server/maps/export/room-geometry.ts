import type { DrawnRoom, ShownMarkKind, Track } from '@/lib/core/rooms/drawn-room';
import type { BoardSide } from '@/lib/core/rooms/room-plan';
import type { Desk } from '@/lib/core/rooms/room';
import type { Rect } from '@/lib/server/typesetting/placed-text';
import { toTracks, type Tracks } from './room-grid';

export interface DeskRect extends Rect {
  desk: Desk;
}

export interface MarkRect extends Rect {
  kind: ShownMarkKind;
}

export interface RoomGeometry {
  desks: DeskRect[];
  marks: MarkRect[];
}

const largestDesk = { width: 168, height: 84 };
const smallestAspect = 1.16;
const largestAspect = 2.5;
const neighbourGap = 2.6;
/** An aisle as a share of a desk: where paper is scarce, and where there is plenty. */
const aisleShare = { x: 0.15, y: 0.26 };
const largestAisleShare = { x: 0.5, y: 0.8 };
/** A row or column that holds only marks, and the most that those take of the paper. */
const markSize = { x: 46, y: 21 };
const largestMarkShare = 0.25;
/** How much of the free paper is above the room: less on the side of the board. */
const shareAbove: Record<BoardSide, number> = { top: 0.36, right: 0.5, bottom: 0.64, left: 0.5 };

/**
 * Places the desks and marks of a drawing in the area. Desks that share an edge almost touch; empty rows and columns of
 * the grid become aisles narrower than a desk, so that the names get the paper.
 */
export function placeRoom(room: DrawnRoom, area: Rect): RoomGeometry {
  if (room.desks.length === 0) return { desks: [], marks: [] };
  const columns = toTracks(room.cols);
  const rows = toTracks(room.rows);
  const marks = {
    x: markTrack(columns, area.width, markSize.x),
    y: markTrack(rows, area.height, markSize.y),
  };
  const free = {
    width: area.width - columns.count.marks * marks.x,
    height: area.height - rows.count.marks * marks.y,
  };
  const height = Math.min(
    deskTrack(rows, free.height, aisleShare.y),
    largestDesk.height,
    deskTrack(columns, free.width, aisleShare.x) / smallestAspect,
  );
  const width = Math.min(
    deskTrack(columns, free.width, aisleShare.x),
    largestDesk.width,
    height * largestAspect,
  );
  const across: Record<Track, number> = {
    desks: width,
    marks: marks.x,
    wall: marks.x,
    floor: aisleSize(columns, free.width, width, largestAisleShare.x),
  };
  const down: Record<Track, number> = {
    desks: height,
    marks: marks.y,
    wall: marks.y,
    floor: aisleSize(rows, free.height, height, largestAisleShare.y),
  };
  const left = area.x + (area.width - totalSize(columns, across)) / 2;
  const top = area.y + (area.height - totalSize(rows, down)) * shareAbove[room.boardSide];
  const gap = Math.min(neighbourGap, width * 0.06);
  const cellRect = ({ row, col }: { row: number; col: number }): Rect => ({
    x: left + offset(columns, col, across) + gap / 2,
    y: top + offset(rows, row, down) + gap / 2,
    width: across[room.cols[col]!] - gap,
    height: down[room.rows[row]!] - gap,
  });
  return {
    desks: room.desks.map(({ desk, ...cell }) => ({ desk, ...cellRect(cell) })),
    marks: room.marks.map(({ kind, ...cell }) => ({ kind, ...cellRect(cell) })),
  };
}

function markTrack({ count }: Tracks, available: number, size: number): number {
  return count.marks === 0 ? 0 : Math.min(size, (available * largestMarkShare) / count.marks);
}

/** The largest track for which desks and aisles fit, an aisle being a share of a track within limits. */
function deskTrack({ count }: Tracks, available: number, share: number): number {
  const aisle = (available * share) / (count.desks + count.floor * share);
  const most = count.floor > 0 ? (available * 0.35) / count.floor : 0;
  const bounded = Math.min(Math.max(Math.min(aisle, 26), 9), most);
  return (available - count.floor * bounded) / count.desks;
}

function aisleSize({ count }: Tracks, available: number, track: number, maxShare: number): number {
  if (count.floor === 0) return 0;
  return Math.min((available - count.desks * track) / count.floor, track * maxShare);
}

function totalSize({ count }: Tracks, sizes: Record<Track, number>): number {
  return count.desks * sizes.desks + count.marks * sizes.marks + count.floor * sizes.floor;
}

function offset(tracks: Tracks, index: number, sizes: Record<Track, number>): number {
  return tracks.kinds.slice(0, tracks.places[index]).reduce((sum, kind) => sum + sizes[kind], 0);
}
