import type { SeatingProblem } from '@/lib/core/seating/condition';
import { withoutAbsent } from '@/lib/core/seating/condition';
import type { Desk, PupilId, Seating } from '@/lib/core/seating/model';
import { deskKey } from '@/lib/core/seating/room';
import { absenceOf, isGuest, seatOf, type MapInHand } from './map-in-hand';

/**
 * No pupil sits at a desk that is left empty. For the engine one does: a locked pupil with such an id, so that the room
 * stays the same and with it what front, back and neighbours are.
 */
const emptySeat = 'empty:';

/** What the engine is asked for. */
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
  const empty = map.emptyDesks.map((desk) => [emptySeat + deskKey(desk), desk] as const);
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
  return Object.fromEntries(Object.entries(seats).filter(([id]) => !id.startsWith(emptySeat)));
}
