import type {
  Condition,
  ConditionId,
  Day,
  PupilId,
  Seating,
} from '@/lib/core/conditions/condition';
import type { ConditionRoom } from '@/lib/core/conditions/condition-room';
import type { MarkedPupils } from '@/lib/core/conditions/marks';
import type { RoomLayout } from '@/lib/core/rooms/room-layout';
import { type Desk, deskKey } from '@/lib/core/rooms/room';
import type { RoomChoice } from './room-choice';

/** A person who is seated like a pupil and is not in the class: a trainee, a visitor. No condition names them. */
export interface Trainee {
  id: string;
  name: string;
}

/**
 * A pupil who is away. `kept`: the desk stays theirs, and they are in `seats`. `offered`: the desk is free for others,
 * and they are not in `seats`; `had` is where they sat.
 */
export interface Absence {
  pupil: PupilId;
  desk: 'kept' | 'offered';
  had?: Desk;
}

/** The room, the day and the marked pupils for which a class's conditions are read. */
export interface Basis {
  room: ConditionRoom;
  today: Day;
  marked?: MarkedPupils;
}

/**
 * A map that a teacher works on; plain data. Pupils of the class who are neither in `seats` nor in `absent` have no desk
 * yet.
 */
export interface MapDocument {
  layout: RoomLayout;
  /** The room that the layout is of, where another one can be chosen. */
  choice?: RoomChoice;
  /** The seats of pupils and trainees, by id. */
  seats: Seating;
  trainees: Trainee[];
  /** Pupils and trainees who keep their desk until they are unlocked; each has a desk. */
  locked: PupilId[];
  absent: Absence[];
  /** Desks that the teacher leaves empty; no pupil sits there. */
  emptyDesks: Desk[];
  /** All that the class keeps, or a saved map has; `usedConditions` are those that apply. */
  conditions: Condition[];
  /** The conditions that are left out of this map. */
  off: ConditionId[];
  /** Of a class's conditions; a saved map's apply as they are. */
  basis?: Basis;
}

/** A map in which nothing was changed by hand yet. */
export function startMap(
  layout: RoomLayout,
  seats: Seating,
  rest: Partial<Omit<MapDocument, 'layout' | 'seats'>> = {},
): MapDocument {
  return {
    layout,
    seats,
    trainees: [],
    locked: [],
    absent: [],
    emptyDesks: [],
    conditions: [],
    off: [],
    ...rest,
  };
}

const occupantsBySeats = new WeakMap<Seating, ReadonlyMap<string, PupilId>>();

/** Finds the pupil at a desk, by desk key. */
export function occupants({ seats }: Pick<MapDocument, 'seats'>): ReadonlyMap<string, PupilId> {
  let found = occupantsBySeats.get(seats);
  if (!found) {
    found = new Map(Object.entries(seats).map(([pupil, desk]) => [deskKey(desk), pupil]));
    occupantsBySeats.set(seats, found);
  }
  return found;
}

export function pupilAt(map: Pick<MapDocument, 'seats'>, desk: Desk): PupilId | undefined {
  return occupants(map).get(deskKey(desk));
}

export function seatOf({ seats }: Pick<MapDocument, 'seats'>, pupil: PupilId): Desk | undefined {
  return Object.hasOwn(seats, pupil) ? seats[pupil] : undefined;
}

const deskKeysByLayout = new WeakMap<RoomLayout, ReadonlySet<string>>();

export function hasDesk({ layout }: Pick<MapDocument, 'layout'>, desk: Desk): boolean {
  let keys = deskKeysByLayout.get(layout);
  if (!keys) {
    keys = new Set(layout.desks.map(deskKey));
    deskKeysByLayout.set(layout, keys);
  }
  return keys.has(deskKey(desk));
}

export const isSameDesk = (a: Desk, b: Desk): boolean => a.row === b.row && a.col === b.col;

export const isLeftEmpty = ({ emptyDesks }: Pick<MapDocument, 'emptyDesks'>, desk: Desk): boolean =>
  emptyDesks.some((empty) => isSameDesk(empty, desk));

export const isTrainee = ({ trainees }: Pick<MapDocument, 'trainees'>, id: string): boolean =>
  trainees.some((trainee) => trainee.id === id);

export const absenceOf = (
  { absent }: Pick<MapDocument, 'absent'>,
  pupil: PupilId,
): Absence | undefined => absent.find((absence) => absence.pupil === pupil);

/** The desks where a pupil can be put: they are neither taken nor left empty. In the room's order. */
export function freeDesks(map: MapDocument): Desk[] {
  const taken = occupants(map);
  return map.layout.desks.filter((desk) => !taken.has(deskKey(desk)) && !isLeftEmpty(map, desk));
}

/** The free desk nearest to another one; of several as near, the one nearest the board and then farthest left. */
export function nearestFreeDesk(map: MapDocument, from: Desk): Desk | undefined {
  const distance = (desk: Desk) => (desk.row - from.row) ** 2 + (desk.col - from.col) ** 2;
  return freeDesks(map)
    .filter((desk) => !isSameDesk(desk, from))
    .sort((a, b) => distance(a) - distance(b) || a.row - b.row || a.col - b.col)[0];
}

/** The pupils of the class who have no desk and are not away, in the class's order. */
export function withoutDesk(map: MapDocument, pupils: readonly PupilId[]): PupilId[] {
  return pupils.filter((pupil) => !seatOf(map, pupil) && !absenceOf(map, pupil));
}
