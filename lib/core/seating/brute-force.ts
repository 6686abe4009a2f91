import { brokenConditions } from './checker';
import type { Condition, PupilId, Room, Seating } from './model';

/**
 * The oracle for tests: tries every seating of a tiny room, checked by the independent checker alone. Answers the first
 * that keeps every condition, or undefined. The time grows as desks! / (desks − pupils)!
 */
export function bruteForceSeating(
  room: Room,
  pupils: PupilId[],
  conditions: Condition[],
): Seating | undefined {
  const seats: [PupilId, Room['desks'][number]][] = [];
  const taken = new Set<number>();
  const place = (index: number): Seating | undefined => {
    const pupil = pupils[index];
    if (pupil === undefined) {
      const seating = Object.fromEntries(seats);
      return brokenConditions(room, conditions, seating).length === 0 ? seating : undefined;
    }
    for (const [number, desk] of room.desks.entries()) {
      if (taken.has(number)) continue;
      taken.add(number);
      seats.push([pupil, desk]);
      const found = place(index + 1);
      if (found) return found;
      seats.pop();
      taken.delete(number);
    }
    return undefined;
  };
  return place(0);
}
