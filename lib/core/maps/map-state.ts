import { brokenForSeated } from '../conditions/checker';
import { withoutDeleted, type Condition } from '../conditions/condition';
import type { Desk } from '../rooms/room';
import type { RoomLayout } from '../rooms/room-layout';
import { toFullSeating } from './map-seats';

/** Part of a saved seating map that is replaced when a teacher corrects the map. */
export interface MapState extends RoomLayout {
  /** Kind of the standard room, or name of the teacher's own room. */
  roomName: string;
  /** Id of the teacher's own room; null for a standard room or a deleted room. */
  roomId: string | null;
  conditions: Condition[];
  seats: { pupilId: string; desk: Desk }[];
  /** Trainees (guests who are not pupils of the class); `desk` is null while no desk is free. */
  trainees: { id: string; name: string; desk: Desk | null }[];
  emptyDesks: Desk[];
  locked: string[];
  /** Ids of the conditions of the class that are switched off for this map. */
  off: string[];
}

/** Seating map as stored. Maps stored by earlier releases lack the fields `locked` and `off`. */
export type StoredState = Omit<MapState, 'locked' | 'off'> &
  Partial<Pick<MapState, 'locked' | 'off'>>;

/**
 * Returns the locked people of a stored map who still have a desk. A locked pupil without a desk may have left the
 * class.
 */
export function stillLocked({ seats, trainees, locked }: StoredState): string[] {
  const withDesk = new Set([
    ...seats.map(({ pupilId }) => pupilId),
    ...trainees.flatMap(({ id, desk }) => (desk ? [id] : [])),
  ]);
  return (locked ?? []).filter((id) => withDesk.has(id));
}

type Named = readonly { id: string; name: string }[];

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

/**
 * Returns the conditions and locked pupils of a stored map, for users who may edit the class. Pupils who have left the
 * class are removed.
 */
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

/**
 * Returns a stored map for display. Conditions and locked pupils are included if `isEditor` is true (the user may edit
 * the class).
 */
export function showState(state: StoredState, pupils: Named, isEditor: boolean) {
  const shown = showSeats(state, pupils);
  return isEditor ? { ...shown, ...showConditions(state, pupils) } : shown;
}

/**
 * Stored map with the names of the pupils. The fields of `showConditions` are missing for users who may not edit the
 * class.
 */
export type NamedState = ReturnType<typeof showSeats> & Partial<ReturnType<typeof showConditions>>;
