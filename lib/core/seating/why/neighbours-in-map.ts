import type { PupilId, Seating } from '@/lib/core/conditions/condition';

/**
 * Returns whether the desks of two pupils are directly side by side or one behind the other; false if a pupil has no
 * desk.
 */
export function isNeighbour(seats: Seating, a: PupilId, b: PupilId): boolean {
  const one = Object.hasOwn(seats, a) ? seats[a] : undefined;
  const other = Object.hasOwn(seats, b) ? seats[b] : undefined;
  if (!one || !other) return false;
  return Math.abs(one.row - other.row) + Math.abs(one.col - other.col) === 1;
}

/** Lists the pupils on a map whose desks are directly beside, in front of or behind a pupil's desk. */
export function neighboursIn(seats: Seating, pupil: PupilId): PupilId[] {
  return Object.keys(seats).filter((other) => isNeighbour(seats, pupil, other));
}
