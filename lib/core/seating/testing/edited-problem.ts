import type { Condition, PupilId, Seating } from '@/lib/core/conditions/condition';
import { brokenConditions } from '@/lib/core/conditions/checker';
import type { SeatingProblem } from '../problem';
import { type Desk, deskKey } from '@/lib/core/rooms/room';
import type { Random } from '../random';
import { allSeatings } from './brute-force';
import { tinyProblem } from './tiny-problem';

/**
 * Makes a random tiny seating problem in which some conditions may be broken and some pupils keep their desks. `seats`
 * is a map that satisfies many of the conditions.
 */
export function editedProblem(random: Random): {
  problem: SeatingProblem & { locked: Seating };
  seats: Seating;
} {
  const tiny = tinyProblem(random);
  const conditions = tiny.conditions.map((one) =>
    random.below(4) === 0 ? { ...one, wish: true } : one,
  );
  const maps = Array.from({ length: 8 }, (): Seating => {
    const order = random.shuffle(Int32Array.from(tiny.room.desks.keys()));
    return Object.fromEntries(
      tiny.pupils.map((pupil, index): [PupilId, Desk] => [pupil, tiny.room.desks[order[index]!]!]),
    );
  });
  const brokenBy = maps.map((map) => brokenConditions(tiny.room, conditions, map).length);
  const seats = maps[brokenBy.indexOf(Math.min(...brokenBy))]!;
  const locked = Object.fromEntries(Object.entries(seats).filter(() => random.below(5) === 0));
  return { problem: { ...tiny, conditions, locked }, seats };
}

export const asFixed = (pupil: PupilId, desk: Desk): Condition => ({
  id: `fixed ${pupil}`,
  type: 'fixed',
  pupil,
  desk,
});

/** Lists all seatings that satisfy the given conditions, by trying every seating without the seating engine. */
export function seatingsThatKeep(
  { room, pupils }: SeatingProblem,
  conditions: Condition[],
): Seating[] {
  return [...allSeatings(room, pupils)].filter(
    (seating) => brokenConditions(room, conditions, seating).length === 0,
  );
}

/** Lists the pupils who have different desks on two maps. */
export function movedBetween(edited: Seating, seats: Seating): PupilId[] {
  return Object.keys(edited).filter(
    (pupil) => seats[pupil] && deskKey(edited[pupil]!) !== deskKey(seats[pupil]),
  );
}
