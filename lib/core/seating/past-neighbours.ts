import type { PupilId, Seating } from '@/lib/core/conditions/condition';
import { type Desk, backRows, frontRows } from '@/lib/core/rooms/room';
import { neighbourPairs } from './repeats';

/** How a pupil has sat on the maps so far. */
export interface PupilPast {
  /** Number of maps with a seat for the pupil. */
  maps: number;
  /** Number of them with a seat in the front rows, and in the back rows (design, section 4). */
  front: number;
  back: number;
  /** How often the pupil was neighbour of each of the others; those who never were are not in the map. */
  neighbours: ReadonlyMap<PupilId, number>;
}

/** Counts for each pupil how often they sat in front, at the back and beside each other. */
export function pastNeighbours(
  maps: readonly { desks: Desk[]; seats: Seating }[],
): Map<PupilId, PupilPast> {
  const past = new Map<PupilId, PupilPast & { neighbours: Map<PupilId, number> }>();
  for (const map of maps) {
    const [front, back] = [new Set(frontRows(map)), new Set(backRows(map))];
    for (const [pupil, { row }] of Object.entries(map.seats)) {
      const one = past.get(pupil) ?? { maps: 0, front: 0, back: 0, neighbours: new Map() };
      one.maps += 1;
      if (front.has(row)) one.front += 1;
      if (back.has(row)) one.back += 1;
      past.set(pupil, one);
    }
    for (const pair of neighbourPairs(map.seats)) {
      const [a, b] = JSON.parse(pair) as [PupilId, PupilId];
      for (const [pupil, other] of [
        [a, b],
        [b, a],
      ] as const) {
        const { neighbours } = past.get(pupil)!;
        neighbours.set(other, (neighbours.get(other) ?? 0) + 1);
      }
    }
  }
  return past;
}
