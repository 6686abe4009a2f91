import { brokenForSeated } from '../conditions/checker';
import { withoutDeleted, type Condition } from '../conditions/condition';
import type { Desk } from '../rooms/room';
import type { RoomLayout } from '../rooms/room-layout';
import { toFullSeating } from './map-seats';

/** All of a saved map that a correction replaces. */
export interface MapState extends RoomLayout {
  /** A standard room's kind, or the name of an own room. */
  roomName: string;
  /** The own room that it was made for; null for a standard room and for one that is gone. */
  roomId: string | null;
  conditions: Condition[];
  seats: { pupilId: string; desk: Desk }[];
  /** Pupils of other classes; without a desk while there is none for them. */
  trainees: { id: string; name: string; desk: Desk | null }[];
  /** Desks that the teacher leaves empty. */
  emptyDesks: Desk[];
  /** Pupils and trainees who keep their desk, by id. */
  locked: string[];
  /** The ids of the class's conditions that are switched off for it. */
  off: string[];
}

/** A state as it is kept; earlier releases did not keep who is locked and what is off. */
export type StoredState = Omit<MapState, 'locked' | 'off'> &
  Partial<Pick<MapState, 'locked' | 'off'>>;

/** The locked pupils who have a desk: pupils may have left the class since. */
export function stillLocked({ seats, trainees, locked }: StoredState): string[] {
  const withDesk = new Set([
    ...seats.map(({ pupilId }) => pupilId),
    ...trainees.flatMap(({ id, desk }) => (desk ? [id] : [])),
  ]);
  return (locked ?? []).filter((id) => withDesk.has(id));
}

type Named = readonly { id: string; name: string }[];

/** The room of a state, and who sits where, with the names that the class's pupils have today, in the order of its list. */
export function showSeats(state: StoredState, pupils: Named) {
  const { roomName, roomId, desks, marks, boardSide, trainees, emptyDesks } = state;
  const deskOf = new Map(state.seats.map(({ pupilId, desk }) => [pupilId, desk]));
  const seats = pupils.flatMap((pupil) => {
    const desk = deskOf.get(pupil.id);
    return desk ? [{ pupil, desk }] : [];
  });
  const unseated = pupils.filter(({ id }) => !deskOf.has(id));
  return { roomName, roomId, desks, marks, boardSide, trainees, emptyDesks, seats, unseated };
}

/** The rest of a state, as those with the right to edit the class see it, without pupils who have left. */
export function showConditions(state: StoredState, pupils: Named) {
  const ids = new Set(pupils.map(({ id }) => id));
  const seats = state.seats.filter(({ pupilId }) => ids.has(pupilId));
  const { kept: conditions, lapsed } = withoutDeleted(state.conditions, ids);
  return {
    conditions,
    broken: brokenForSeated(state, conditions, toFullSeating({ ...state, seats })),
    lapsedConditions: lapsed,
    locked: stillLocked({ ...state, seats }),
    off: state.off ?? [],
  };
}

/** A state of a map; with its conditions only for those with the right to edit the class. */
export function showState(state: StoredState, pupils: Named, isEditor: boolean) {
  const shown = showSeats(state, pupils);
  return isEditor ? { ...shown, ...showConditions(state, pupils) } : shown;
}

/** A state with names; what only its editors see may be missing. */
export type NamedState = ReturnType<typeof showSeats> & Partial<ReturnType<typeof showConditions>>;
