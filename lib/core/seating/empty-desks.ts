import type { Condition } from '@/lib/core/conditions/condition';
import type { SeatingProblem } from './problem';
import { type Desk, deskKey } from '@/lib/core/rooms/room';

/** The places of empty desks when a room has more desks than pupils. */
export const emptyDeskPlaces = ['anywhere', 'back', 'spread'] as const;
export type EmptyDeskPlace = (typeof emptyDeskPlaces)[number];

/**
 * Chooses the desks that stay empty: at the back, or spread over the room. Chooses no desks if empty desks may be
 * anywhere, or if no desk is left over. Desks of a fixed condition or a lock are never chosen. Other conditions may
 * become impossible.
 */
export function findEmptyDesks(
  { room, pupils, conditions, locked = {} }: SeatingProblem,
  place: EmptyDeskPlace,
): Desk[] {
  const spare = room.desks.length - pupils.length;
  if (place === 'anywhere' || spare <= 0 || pupils.length === 0) return [];
  const needed = new Set([
    ...Object.values(locked).map(deskKey),
    ...conditions.flatMap((each) =>
      each.type === 'fixed' && !each.wish ? deskKey(each.desk) : [],
    ),
  ]);
  const free = room.desks.filter((desk) => !needed.has(deskKey(desk)));
  return place === 'back' ? rearmost(free, spare) : farApart(free, spare);
}

/** The condition that all pupils sit outside the desks of `findEmptyDesks`; undefined without such desks. */
export function emptyDesksCondition(
  problem: SeatingProblem,
  place: EmptyDeskPlace,
): Condition | undefined {
  const empty = new Set(findEmptyDesks(problem, place).map(deskKey));
  if (empty.size === 0) return undefined;
  const desks = problem.room.desks.filter((desk) => !empty.has(deskKey(desk)));
  return { id: 'emptyDesks', type: 'zone', pupils: [...problem.pupils], desks };
}

/** Order of desks from the back, and in a row from the right. */
const fromBehind = (a: Desk, b: Desk) => b.row - a.row || b.col - a.col;

function rearmost(desks: Desk[], count: number): Desk[] {
  return [...desks].sort(fromBehind).slice(0, count);
}

/** Chooses desks one by one: each time the desk farthest from the chosen desks; of several, the rearmost. */
function farApart(desks: Desk[], count: number): Desk[] {
  const left = [...desks].sort(fromBehind);
  const distances = left.map(() => Infinity);
  const chosen: Desk[] = [];
  while (chosen.length < count && left.length > 0) {
    const at = distances.indexOf(Math.max(...distances));
    const [next] = left.splice(at, 1);
    distances.splice(at, 1);
    chosen.push(next!);
    left.forEach((desk, index) => {
      const distance = (desk.row - next!.row) ** 2 + (desk.col - next!.col) ** 2;
      distances[index] = Math.min(distances[index]!, distance);
    });
  }
  return chosen;
}
