import type { Condition, PupilId, Seating } from '@/lib/core/conditions/condition';
import { brokenConditions } from '@/lib/core/conditions/checker';
import type { Desk, Room } from '@/lib/core/rooms/room';

/**
 * Yields every possible seating of a tiny room, to test the seating engine. With d desks and p pupils, the number of
 * seatings is d! / (d − p)!.
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

/** Tries all seatings and returns the first seating that satisfies every condition; undefined if no seating does. */
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
