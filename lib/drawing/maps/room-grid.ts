import { drawRoom, type DrawnRoom, type Track } from '@/lib/core/rooms/drawn-room';
import { deskKey, type Desk } from '@/lib/core/rooms/room';
import type { MapSheet } from './map-sheet';

/** The rows or columns of a drawing; of empty ones in a row only some are kept. */
export interface Tracks {
  kinds: Track[];
  /** The place in `kinds` of each row or column of the drawing that holds something. */
  places: number[];
  count: Record<'desks' | 'floor', number>;
}

/** More aisles in a row would only make the names smaller. */
const maxAislesTogether = 3;

export function toTracks(all: Track[]): Tracks {
  const kinds: Track[] = [];
  const places = all.map((track) => {
    const isOneMore =
      track === 'floor' &&
      kinds.slice(-maxAislesTogether).filter(isFloor).length >= maxAislesTogether;
    if (!isOneMore) kinds.push(track);
    return kinds.length - 1;
  });
  const countOf = (kind: Track) => kinds.filter((each) => each === kind).length;
  return {
    kinds,
    places,
    count: { desks: countOf('desks'), floor: countOf('floor') },
  };
}

const isFloor = (track: Track) => track === 'floor';

/**
 * The room of a sheet as it is drawn, with the desks of all seats, from the front and from the left. A room without desks
 * has the floor of one.
 */
export function drawSheetRoom({ room, seats }: Pick<MapSheet, 'room' | 'seats'>): DrawnRoom {
  const desks = desksInOrder(room, seats);
  if (desks.length > 0) return drawRoom({ ...room, desks });
  return { ...drawRoom({ ...room, desks: [{ row: 0, col: 0 }] }), desks: [] };
}

/** The desks of the room and of the seats, each once, from the front and from the left. */
export function desksInOrder(room: { desks: Desk[] }, seats: { desk: Desk }[]): Desk[] {
  const byPlace = new Map<string, Desk>();
  for (const desk of [...room.desks, ...seats.map((seat) => seat.desk)]) {
    byPlace.set(deskKey(desk), desk);
  }
  return [...byPlace.values()].sort((a, b) => a.row - b.row || a.col - b.col);
}

/**
 * Whether the drawing has at least as many columns as rows, in the grid or counting only those with desks. It is printed
 * on landscape paper.
 */
export function isWideRoom({ rows, cols }: DrawnRoom): boolean {
  const withDesks = (tracks: Track[]) => tracks.filter((track) => track === 'desks').length;
  return withDesks(cols) >= withDesks(rows) || cols.length >= rows.length;
}
