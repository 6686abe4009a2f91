import { cleanText } from '../typesetting/clean-text';
import { deskNumber } from './desk-number';
import type { MapSheet } from './map-sheet';
import { desksInOrder } from './room-grid';

/** A desk with its pupil, row and number. */
export interface ListRow {
  row: number;
  seat: number;
  name: string;
  isTrainee: boolean;
}

/** The pupils desk by desk: from the board, and in a row from the left. */
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
