import type { OwnRoom, RoomChoice } from './room-choice';
import type { RoomLayout } from '../rooms/room-layout';
import { maxSeats, type StandardRoomKind } from '../rooms/standard-room';

export type SeatsProblem = 'notANumber' | 'tooMany' | 'tooFew';

/** Returns why a typed number of seats is invalid; undefined if the number is valid. */
export function seatsProblem(text: string, pupilCount: number): SeatsProblem | undefined {
  const seats = /^\d+$/.test(text.trim()) ? Number(text) : 0;
  if (seats < 1) return 'notANumber';
  if (seats > maxSeats) return 'tooMany';
  return seats < pupilCount ? 'tooFew' : undefined;
}

export function toOwnRoom(
  { id, version, name }: { id: string; version: number; name: string },
  layout: RoomLayout,
): OwnRoom {
  return { roomId: id, version, name, layout };
}

export const standardChoice = (kind: StandardRoomKind, seats: number): RoomChoice => ({
  kind,
  seatCount: Math.min(seats, maxSeats),
});
