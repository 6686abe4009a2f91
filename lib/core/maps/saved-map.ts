import type { PupilId, Seating } from '../conditions/condition';
import { type Desk, deskKey, deskPlace } from '../rooms/room';
import { isEqual } from '../conditions/merge';
import { isSameLayout } from '../rooms/same-layout';
import { namedSeating, namedSeats } from './map-seats';
import type { MapDocument } from './map-document';
import type { NamedState } from './map-state';

type State = Pick<NamedState, 'desks' | 'marks' | 'boardSide' | 'seats' | 'unseated' | 'trainees'>;

const toSeating = (map: Pick<State, 'seats' | 'trainees'>): Seating =>
  namedSeating(namedSeats(map));

/**
 * Converts a saved map to the fields of an edited map. A pupil in `away` (absent today) who has a desk on the saved map
 * keeps this desk.
 */
export function seatedOf(map: NamedState, away: readonly PupilId[] = []): Partial<MapDocument> {
  const { trainees, emptyDesks, locked = [], off = [] } = map;
  const seats = toSeating(map);
  return {
    seats,
    absent: away.map((pupil) => ({ pupil, desk: seats[pupil] ? 'kept' : 'offered' })),
    trainees: trainees.map(({ id, name }) => ({ id, name })),
    emptyDesks,
    locked,
    off,
  };
}

/**
 * Returns the absences to save: pupils who became absent (`away` is true) or came back (`away` is false) during
 * editing.
 */
export function absenceChanges(
  { absent }: Pick<MapDocument, 'absent'>,
  before: readonly PupilId[],
): { pupilId: PupilId; away: boolean }[] {
  const now = absent.map(({ pupil }) => pupil);
  const changed = (of: readonly PupilId[], than: readonly PupilId[], away: boolean) =>
    of.filter((pupil) => !than.includes(pupil)).map((pupilId) => ({ pupilId, away }));
  return [...changed(before, now, false), ...changed(now, before, true)];
}

const toTraineeKey = ({ id, name }: { id: string; name: string }) => `${id} ${name}`;

/**
 * Whether an edited map and a stored map have the same room, seats, trainees (guests), locked pupils, empty desks and
 * switched-off conditions.
 */
export function isSameAs(edited: MapDocument, map: NamedState): boolean {
  const before = seatedOf(map) as MapDocument;
  const asSet = (list: readonly string[]) => [...list].sort();
  return (
    isSameLayout(edited.layout, map) &&
    isEqual(edited.seats, before.seats) &&
    isEqual(asSet(edited.trainees.map(toTraineeKey)), asSet(before.trainees.map(toTraineeKey))) &&
    isEqual(asSet(edited.emptyDesks.map(deskKey)), asSet(before.emptyDesks.map(deskKey))) &&
    isEqual(asSet(edited.locked), asSet(before.locked)) &&
    isEqual(asSet(edited.off), asSet(before.off))
  );
}

/**
 * Whether two stored maps have the same room, seats, trainees (guests), locked pupils, empty desks and switched-off
 * conditions.
 */
export const isSameStored = (one: NamedState, other: NamedState): boolean =>
  isSameAs({ ...(seatedOf(one) as MapDocument), layout: one }, other);

/**
 * Pupil or trainee (guest) whose desk differs between two states of a map. Row and place count from 1; undefined for no
 * desk.
 */
export interface MovedPupil {
  id: string;
  name: string;
  before: { row: number; place: number } | undefined;
  after: { row: number; place: number } | undefined;
}

/** Returns the pupils and trainees (guests) whose desk differs between two states of a map. */
export function movedPupils(before: State, after: State): MovedPupil[] {
  const [former, later] = [toSeating(before), toSeating(after)];
  const names = new Map(
    [before, after].flatMap(({ seats, unseated, trainees }) =>
      [...seats.map(({ pupil }) => pupil), ...unseated, ...trainees].map(
        ({ id, name }) => [id, name] as const,
      ),
    ),
  );
  const place = (room: State, desk: Desk | undefined) => desk && deskPlace(room, desk);
  return [...names].flatMap(([id, name]) => {
    const [from, to] = [former[id], later[id]];
    const isSame = from && to ? deskKey(from) === deskKey(to) : from === to;
    return isSame ? [] : [{ id, name, before: place(before, from), after: place(after, to) }];
  });
}
