import { drawRoom, type DrawnRoom, type Track } from '@/lib/core/rooms/drawn-room';
import { deskKey, type Desk } from '@/lib/core/rooms/room';
import type { MapSheet } from './map-sheet';

export interface Tracks {
  kinds: Track[];
  places: number[];
  count: Record<'desks' | 'floor', number>;
}

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

export function drawSheetRoom({ room, seats }: Pick<MapSheet, 'room' | 'seats'>): DrawnRoom {
  const desks = desksInOrder(room, seats);
  if (desks.length > 0) return drawRoom({ ...room, desks });
  return { ...drawRoom({ ...room, desks: [{ row: 0, col: 0 }] }), desks: [] };
}

export function desksInOrder(room: { desks: Desk[] }, seats: { desk: Desk }[]): Desk[] {
  const byPlace = new Map<string, Desk>();
  for (const desk of [...room.desks, ...seats.map((seat) => seat.desk)]) {
    byPlace.set(deskKey(desk), desk);
  }
  return [...byPlace.values()].sort((a, b) => a.row - b.row || a.col - b.col);
}

export function isWideRoom({ rows, cols }: DrawnRoom): boolean {
  const withDesks = (tracks: Track[]) => tracks.filter((track) => track === 'desks').length;
  return withDesks(cols) >= withDesks(rows) || cols.length >= rows.length;
}
