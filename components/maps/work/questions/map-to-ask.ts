import type { PupilId, Seating } from '@/lib/core/conditions/condition';
import type { Pupil } from '@/lib/contracts/classes/classes';
import type { MapHistory } from '@/lib/contracts/maps/maps';
import type { SeatingProblem } from '@/lib/core/seating/problem';
import { toEngineProblem } from '@/lib/core/maps/engine-problem';
import { keptByHand, type Work } from '@/lib/core/maps/history';
import { toSeating } from '@/lib/core/maps/map-seats';
import type { MapInHand } from '@/lib/core/maps/map-in-hand';

/** The class's earlier maps, newest first, as the engine knows them. */
export function toPastSeats(history: MapHistory): Seating[] {
  return history.map(toSeating);
}

/** Returns the seats of the maps that were made before a map. */
export function toSeatsBefore(mapId: string, history: MapHistory): Seating[] {
  const at = history.findIndex(({ id }) => id === mapId);
  return at < 0 ? [] : toPastSeats(history.slice(at + 1));
}

/** The engine's problem for a map in hand, and the pupils who stay when the rest is fixed. */
export function toAsk(
  work: Work,
  pupils: readonly Pupil[],
  past: Seating[],
): { problem: SeatingProblem; keep: PupilId[] } {
  const ids = pupils.map(({ id }) => id);
  const problem = toEngineProblem(work.map, ids, past);
  return { problem, keep: keptByHand(work).filter((one) => problem.pupils.includes(one)) };
}

/** The pupils whom the teacher put where they sit. */
export function movedByHand(work: Work): PupilId[] {
  return keptByHand({ ...work, map: { ...work.map, locked: [] } });
}

/** The names of pupils and trainees, by id. */
export function toNames(pupils: readonly Pupil[], { trainees }: Pick<MapInHand, 'trainees'>) {
  return new Map([...pupils, ...trainees].map(({ id, name }) => [id, name] as const));
}
