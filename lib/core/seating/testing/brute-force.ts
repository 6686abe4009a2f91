import { brokenConditions } from '../checker';
import type { Condition, PupilId, Room, Seating } from '../model';

/**
 * Test oracle: tries every seating of a tiny room with the independent checker. Returns the first one that keeps every
 * condition, or undefined. Takes desks! / (desks − pupils)! steps.
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
