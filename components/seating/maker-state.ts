import type { Condition, Room } from '@/lib/core/seating/model';
import { deskKey, standardRoom, type StandardRoomKind } from '@/lib/core/seating/room';

/** A standard room as the teacher chose it. */
export interface RoomChoice {
  kind: StandardRoomKind;
  seatCount: number;
}

export function roomOf(choice: RoomChoice): Room {
  return standardRoom(choice.kind, choice.seatCount);
}

/** Fixed desks that a change of room has taken away, by index of their condition. */
export function lostDesks(conditions: readonly Condition[], room: Room): number[] {
  const desks = new Set(room.desks.map(deskKey));
  return conditions.flatMap((condition, index) =>
    condition.type === 'fixed' && !desks.has(deskKey(condition.desk)) ? [index] : [],
  );
}
