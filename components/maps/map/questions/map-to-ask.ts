import type { PupilId, Seating } from '@/lib/core/conditions/condition';
import type { Pupil } from '@/lib/contracts/classes/classes';
import type { MapHistory } from '@/lib/contracts/maps/maps';
import { keptByHand, type Work } from '@/lib/core/maps/history';
import { toSeating } from '@/lib/core/maps/map-seats';
import type { MapDocument } from '@/lib/core/maps/map-document';

export function toPastSeats(history: MapHistory): Seating[] {
  return history.map(toSeating);
}

export function movedByHand(work: Work): PupilId[] {
  return keptByHand({ ...work, map: { ...work.map, locked: [] } });
}

export function toNames(pupils: readonly Pupil[], { trainees }: Pick<MapDocument, 'trainees'>) {
  return new Map([...pupils, ...trainees].map(({ id, name }) => [id, name] as const));
}
