import type { PupilId, Seating } from '@/lib/core/conditions/condition';
import type { Desk } from '@/lib/core/rooms/room';
import { neighbourPairs } from './repeats';
import { countTurns, noTurns, turnKinds, type Turns } from './turns';

export interface PupilPast extends Turns {
  maps: number;
  neighbours: ReadonlyMap<PupilId, number>;
}

/**
 * Counts, over all seating maps, how often each pupil sits at the front, at the back, at the edge, alone, and next to
 * each neighbour.
 */
export function pastNeighbours(
  maps: readonly { desks: Desk[]; seats: Seating }[],
): Map<PupilId, PupilPast> {
  const past = new Map<PupilId, PupilPast & { neighbours: Map<PupilId, number> }>();
  for (const map of maps) {
    for (const [pupil, turns] of countTurns(map, [map.seats])) {
      const one = past.get(pupil) ?? { maps: 0, ...noTurns(), neighbours: new Map() };
      one.maps += 1;
      for (const kind of turnKinds) one[kind] += turns[kind];
      past.set(pupil, one);
    }
    for (const pair of neighbourPairs(map.seats)) {
      const [a, b] = JSON.parse(pair) as [PupilId, PupilId];
      for (const [pupil, other] of [
        [a, b],
        [b, a],
      ] as const) {
        const neighbours = past.get(pupil)?.neighbours;
        neighbours?.set(other, (neighbours.get(other) ?? 0) + 1);
      }
    }
  }
  return past;
}
