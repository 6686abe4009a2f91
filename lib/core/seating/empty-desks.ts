import type { Condition } from '@/lib/core/conditions/condition';
import type { SeatingProblem } from './problem';
import { type Desk, deskKey } from '@/lib/core/rooms/room';

export const emptyDeskPlaces = ['anywhere', 'back', 'spread'] as const;
export type EmptyDeskPlace = (typeof emptyDeskPlaces)[number];

/**
 * Chooses which spare desks stay empty: none (`anywhere`), the rearmost desks (`back`) or desks far apart (`spread`).
 * Never chooses the desk of a locked pupil or of a hard `fixed` condition; all remaining conditions are ignored.
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

/**
 * Makes a `zone` condition (pupils sit only at listed desks) that keeps the chosen desks empty. Returns undefined if no
 * desk is chosen.
 */
export function emptyDesksCondition(
  problem: SeatingProblem,
  place: EmptyDeskPlace,
): Condition | undefined {
  const empty = new Set(findEmptyDesks(problem, place).map(deskKey));
  if (empty.size === 0) return undefined;
  const desks = problem.room.desks.filter((desk) => !empty.has(deskKey(desk)));
  return { id: 'emptyDesks', type: 'zone', pupils: [...problem.pupils], desks };
}

const fromBehind = (a: Desk, b: Desk) => b.row - a.row || b.col - a.col;

function rearmost(desks: Desk[], count: number): Desk[] {
  return [...desks].sort(fromBehind).slice(0, count);
}

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
