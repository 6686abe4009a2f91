import { cleanText } from '../typesetting/clean-text';
import { deskNumber } from './desk-number';
import type { MapSheet } from './map-sheet';
import { desksInOrder } from './room-grid';

export interface ListRow {
  row: number;
  seat: number;
  name: string;
  isTrainee: boolean;
}

export function listByDesk({ room, seats }: Pick<MapSheet, 'room' | 'seats'>): ListRow[] {
  const desks = desksInOrder(room, seats);
  return seats
    .map(({ name, desk, isTrainee = false }) => ({
      name: cleanText(name),
      isTrainee,
      ...deskNumber(desk, desks),
    }))
    .sort((a, b) => a.row - b.row || a.seat - b.seat);
}
