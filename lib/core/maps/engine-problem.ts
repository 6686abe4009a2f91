import type { SeatingProblem } from '@/lib/core/seating/problem';
import { withoutAbsent, type PupilId, type Seating } from '@/lib/core/conditions/condition';
import { emptySeatPrefix, isEmptySeat } from '@/lib/core/conditions/kinds/kind';
import { type Desk, deskKey } from '@/lib/core/rooms/room';
import { absenceOf, isGuest, seatOf, type MapInHand } from './map-in-hand';

/** The engine's problem for a map. */
export interface EngineProblem {
  problem: SeatingProblem & { locked: Seating };
  /** For each condition of the problem, the id of the condition of the map that it came from. */
  origin: string[];
}

/**
 * The engine's problem for a map in hand. `pupils` are those of the class. Locked pupils, guests and those who keep their
 * desk while away stay where they are; desks left empty stay empty; who is away and offers the desk is left out.
 */
export function toEngineProblem(
  map: MapInHand,
  pupils: readonly PupilId[],
  history: Seating[] = [],
): EngineProblem {
  const isAway = (pupil: PupilId) => absenceOf(map, pupil)?.desk === 'offered';
  const seated = map.guests.map(({ id }) => id).filter((id) => seatOf(map, id));
  const present = pupils.filter((pupil) => !isAway(pupil));
  const empty = map.emptyDesks.map((desk) => [emptySeatPrefix + deskKey(desk), desk] as const);
  const staying = [...present, ...seated].flatMap((id): (readonly [PupilId, Desk])[] => {
    const desk = seatOf(map, id);
    const stays = map.locked.includes(id) || isGuest(map, id) || absenceOf(map, id) !== undefined;
    return desk && stays ? [[id, desk]] : [];
  });
  const known = new Set(pupils);
  const named = map.conditions.flatMap((condition) =>
    condition.type === 'fixed' ? [condition.pupil] : condition.pupils,
  );
  const away = named.filter((pupil) => isAway(pupil) || !known.has(pupil));
  const { conditions, origin } = withoutAbsent(
    map.conditions.map(({ id: _, ...condition }) => condition),
    away,
  );
  return {
    problem: {
      room: { desks: map.plan.desks },
      pupils: [...present, ...seated, ...empty.map(([id]) => id)],
      conditions,
      locked: Object.fromEntries([...staying, ...empty]),
      history,
    },
    origin: origin.map((index) => map.conditions[index]!.id),
  };
}

/** A seating of the engine without those who stand for desks that are left empty. */
export function fromEngineSeats(seats: Seating): Seating {
  return Object.fromEntries(Object.entries(seats).filter(([id]) => !isEmptySeat(id)));
}
