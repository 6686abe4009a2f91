import type { PupilId, Seating } from '@/lib/core/conditions/condition';

/** Whether two pupils have adjacent desks, in a row or in a column. */
export function isNeighbour(seats: Seating, a: PupilId, b: PupilId): boolean {
  const one = Object.hasOwn(seats, a) ? seats[a] : undefined;
  const other = Object.hasOwn(seats, b) ? seats[b] : undefined;
  if (!one || !other) return false;
  return Math.abs(one.row - other.row) + Math.abs(one.col - other.col) === 1;
}

/** Lists a pupil's neighbours on a map. */
export function neighboursIn(seats: Seating, pupil: PupilId): PupilId[] {
  return Object.keys(seats).filter((other) => isNeighbour(seats, pupil, other));
}
