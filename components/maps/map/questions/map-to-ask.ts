import type { PupilId, Seating } from '@/lib/core/conditions/condition';
import type { Pupil } from '@/lib/contracts/classes/classes';
import type { MapHistory } from '@/lib/contracts/maps/maps';
import { keptByHand, type Work } from '@/lib/core/maps/history';
import { toSeating } from '@/lib/core/maps/map-seats';
import type { MapDocument } from '@/lib/core/maps/map-document';

/** The class's earlier maps, newest first, as the engine knows them. */
export function toPastSeats(history: MapHistory): Seating[] {
  return history.map(toSeating);
}

/** The pupils whom the teacher put where they sit. */
export function movedByHand(work: Work): PupilId[] {
  return keptByHand({ ...work, map: { ...work.map, locked: [] } });
}

/** The names of pupils and trainees, by id. */
export function toNames(pupils: readonly Pupil[], { trainees }: Pick<MapDocument, 'trainees'>) {
  return new Map([...pupils, ...trainees].map(({ id, name }) => [id, name] as const));
}
