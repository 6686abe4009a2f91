import type { Desk } from '@/lib/core/seating/model';

/** The rows or columns that hold desks, with narrow aisles where the grid has empty ones between them. */
export interface Tracks {
  indices: number[];
  /** How many aisles stand before each of them. */
  aislesBefore: number[];
  aisles: number;
}

/** More aisles in a row would only make the names smaller. */
const maxAislesTogether = 3;

export function rowTracks(desks: Desk[]): Tracks {
  return toTracks(desks.map((desk) => desk.row));
}

export function columnTracks(desks: Desk[]): Tracks {
  return toTracks(desks.map((desk) => desk.col));
}

/** The desks of the room and of the seats, each once, from the front and from the left. */
export function desksInOrder(room: { desks: Desk[] }, seats: { desk: Desk }[]): Desk[] {
  const byPlace = new Map<string, Desk>();
  for (const desk of [...room.desks, ...seats.map((seat) => seat.desk)]) {
    byPlace.set(deskKey(desk), desk);
  }
  return [...byPlace.values()].sort((a, b) => a.row - b.row || a.col - b.col);
}

export function deskKey(desk: Desk): string {
  return `${desk.row}:${desk.col}`;
}

/**
 * Whether the room has at least as many columns as rows, in the grid or counting only those with desks. It is printed
 * on landscape paper.
 */
export function isWideRoom(desks: Desk[]): boolean {
  const columns = columnTracks(desks).indices;
  const rows = rowTracks(desks).indices;
  return columns.length >= rows.length || span(columns) >= span(rows);
}

function span(indices: number[]): number {
  return (indices.at(-1) ?? 0) - (indices[0] ?? 0);
}

function toTracks(all: number[]): Tracks {
  const indices = [...new Set(all)].sort((a, b) => a - b);
  let aisles = 0;
  const aislesBefore = indices.map((index, at) => {
    const previous = indices[at - 1] ?? index - 1;
    aisles += Math.min(maxAislesTogether, index - previous - 1);
    return aisles;
  });
  return { indices, aislesBefore, aisles };
}
