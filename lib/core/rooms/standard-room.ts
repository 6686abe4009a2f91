import type { Room } from './room';
import { standardDrawings } from './standard-drawings';

export const proposedSeats = 28;
export const maxSeats = 200;

export type StandardRoomKind = keyof typeof standardDrawings;

export const standardRoomKinds = Object.keys(standardDrawings) as [
  StandardRoomKind,
  ...StandardRoomKind[],
];

/**
 * Returns a standard room with exactly `seatCount` desks, sorted by row and column. Throws a RangeError if `seatCount`
 * is not a positive integer.
 */
export function standardRoom(kind: StandardRoomKind, seatCount: number): Room {
  if (!Number.isSafeInteger(seatCount) || seatCount < 1) {
    throw new RangeError(`A room needs at least one seat, a whole number: ${seatCount}`);
  }
  const desks = standardDrawings[kind](seatCount);
  return { desks: desks.sort((a, b) => a.row - b.row || a.col - b.col) };
}

/**
 * Whether a stored room name is the kind of a standard room, such as `pairs`. If false, the name belongs to a room
 * drawn by a teacher.
 */
export function isStandardRoomKind(roomName: string): roomName is StandardRoomKind {
  return (standardRoomKinds as readonly string[]).includes(roomName);
}
