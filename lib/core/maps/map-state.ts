import { brokenForSeated } from '../conditions/checker';
import { withoutDeleted, type Condition } from '../conditions/condition';
import type { Desk } from '../rooms/room';
import type { RoomLayout } from '../rooms/room-layout';
import { toFullSeating } from './map-seats';

/** The part of a saved map that a correction replaces. */
export interface MapState extends RoomLayout {
  /** A standard room's kind, or the name of an own room. */
  roomName: string;
  /** The own room for which the map was made; null for a standard room and for a deleted one. */
  roomId: string | null;
  conditions: Condition[];
  seats: { pupilId: string; desk: Desk }[];
  /** Pupils of other classes; `desk` is null while none is free. */
  trainees: { id: string; name: string; desk: Desk | null }[];
  /** Desks that the teacher leaves empty. */
  emptyDesks: Desk[];
  /** Ids of pupils and trainees whose desk is locked. */
  locked: string[];
  /** The ids of the class's conditions that are switched off for this map. */
  off: string[];
}

/** A stored state; earlier releases did not store `locked` and `off`. */
export type StoredState = Omit<MapState, 'locked' | 'off'> &
  Partial<Pick<MapState, 'locked' | 'off'>>;

/** The locked pupils who still have a desk: pupils may have left the class since. */
export function stillLocked({ seats, trainees, locked }: StoredState): string[] {
  const withDesk = new Set([
    ...seats.map(({ pupilId }) => pupilId),
    ...trainees.flatMap(({ id, desk }) => (desk ? [id] : [])),
  ]);
  return (locked ?? []).filter((id) => withDesk.has(id));
}

type Named = readonly { id: string; name: string }[];

/** The room and the seats of a state, with the present names of the class's pupils, in the order of its list. */
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

/** The rest of a state for those with the right to edit the class, without pupils who have left. */
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

/** A state with names; fields that only editors see may be missing. */
export type NamedState = ReturnType<typeof showSeats> & Partial<ReturnType<typeof showConditions>>;
