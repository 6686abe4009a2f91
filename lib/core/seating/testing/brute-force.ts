import type { Condition, PupilId, Seating } from '@/lib/core/conditions/condition';
import { brokenConditions } from '@/lib/core/conditions/checker';
import type { Desk, Room } from '@/lib/core/rooms/room';

/**
 * Yields every possible seating of a tiny room, to check the engine in tests. There are d! / (d − p)! seatings for d
 * desks and p pupils.
 */
export function* allSeatings(room: Room, pupils: PupilId[]): Generator<Seating> {
  const seats: [PupilId, Desk][] = [];
  const taken = new Set<number>();
  function* place(index: number): Generator<Seating> {
    const pupil = pupils[index];
    if (pupil === undefined) {
      yield Object.fromEntries(seats);
      return;
    }
    for (const [number, desk] of room.desks.entries()) {
      if (taken.has(number)) continue;
      taken.add(number);
      seats.push([pupil, desk]);
      yield* place(index + 1);
      seats.pop();
      taken.delete(number);
    }
  }
  yield* place(0);
}

/** Finds the first seating that satisfies every condition, by trying all seatings; undefined if there is none. */
export function bruteForceSeating(
  room: Room,
  pupils: PupilId[],
  conditions: Condition[],
): Seating | undefined {
  for (const seating of allSeatings(room, pupils)) {
    if (brokenConditions(room, conditions, seating).length === 0) return seating;
  }
  return undefined;
}
