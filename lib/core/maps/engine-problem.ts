import {
  type PupilId,
  type Seating,
  conditionPupils,
  withoutAbsent,
} from '@/lib/core/conditions/condition';
import type { SeatingProblem } from '@/lib/core/seating/problem';
import { emptySeatPrefix, isEmptySeat } from '@/lib/core/conditions/kinds/kind';
import { type Desk, deskKey } from '@/lib/core/rooms/room';
import { absenceOf, isTrainee, seatOf, type MapDocument } from './map-document';
import { usedConditions } from './used-conditions';

/**
 * Converts an edited seating map to a problem for the seating engine. Locked pupils, trainees (guests) and absent
 * pupils with a kept desk stay at their desks; absent pupils without a kept desk are left out.
 */
export function toEngineProblem(
  map: MapDocument,
  pupils: readonly PupilId[],
  history: Seating[] = [],
): SeatingProblem & { locked: Seating } {
  const isAway = (pupil: PupilId) => absenceOf(map, pupil)?.desk === 'offered';
  const seated = map.trainees.map(({ id }) => id).filter((id) => seatOf(map, id));
  const present = pupils.filter((pupil) => !isAway(pupil));
  const empty = map.emptyDesks.map((desk) => [emptySeatPrefix + deskKey(desk), desk] as const);
  const staying = [...present, ...seated].flatMap((id): (readonly [PupilId, Desk])[] => {
    const desk = seatOf(map, id);
    const stays = map.locked.includes(id) || isTrainee(map, id) || absenceOf(map, id) !== undefined;
    return desk && stays ? [[id, desk]] : [];
  });
  const known = new Set(pupils);
  const conditions = usedConditions(map);
  const named = conditions.flatMap(conditionPupils);
  const away = named.filter((pupil) => isAway(pupil) || !known.has(pupil));
  return {
    room: { desks: map.layout.desks, marks: map.layout.marks },
    pupils: [...present, ...seated, ...empty.map(([id]) => id)],
    conditions: withoutAbsent(conditions, away),
    locked: Object.fromEntries([...staying, ...empty]),
    history,
  };
}

/** Removes placeholder pupils (who occupy the desks that must stay empty) from a seating made by the seating engine. */
export function fromEngineSeats(seats: Seating): Seating {
  return Object.fromEntries(Object.entries(seats).filter(([id]) => !isEmptySeat(id)));
}

/**
 * Converts an edited seating map to a problem for the seating engine that has at most as many pupils as desks. Of too
 * many pupils, the last movable pupils of the class are left out.
 */
export function toFittingProblem(
  map: MapDocument,
  pupils: readonly PupilId[],
  history: Seating[],
): ReturnType<typeof toEngineProblem> {
  const all = toEngineProblem(map, pupils, history);
  const surplus = all.pupils.length - map.layout.desks.length;
  if (surplus <= 0) return all;
  const movable = pupils.filter((id) => all.pupils.includes(id) && !all.locked[id]);
  const waiting = new Set(movable.slice(-surplus));
  const fitting = pupils.filter((id) => !waiting.has(id));
  return toEngineProblem(map, fitting, history);
}

/**
 * Seats pupils at the desks in the order of the room, without the seating engine. Pupils beyond the number of desks get
 * no desk.
 */
export function seatsInOrder({ layout }: MapDocument, pupils: readonly PupilId[]): Seating {
  const { desks } = layout;
  return Object.fromEntries(
    pupils.slice(0, desks.length).map((id, index) => [id, desks[index]!] as const),
  );
}
