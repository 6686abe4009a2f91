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

/** Guest at a desk of a seating map: a person who is no pupil of the class. Conditions never name a guest. */
export interface Trainee {
  id: string;
  name: string;
}

/**
 * Absence of a pupil on a seating map. `kept`: the desk stays reserved for the pupil. `offered`: the desk is free for
 * present pupils, and `had` is the former desk of the absent pupil.
 */
export interface Absence {
  pupil: PupilId;
  desk: 'kept' | 'offered';
  had?: Desk;
}

export interface Basis {
  room: ConditionRoom;
  today: Day;
  marked?: MarkedPupils;
}

/** Seating map during editing, as plain data. A pupil without an entry in `seats` or `absent` has no desk yet. */
export interface MapDocument {
  layout: RoomLayout;
  /** Room that the teacher chose; undefined if the room of this map cannot be changed. */
  choice?: RoomChoice;
  seats: Seating;
  trainees: Trainee[];
  /** Ids of the locked pupils and trainees (guests), who must not be moved. Every locked person has a desk. */
  locked: PupilId[];
  absent: Absence[];
  /** Desks that the teacher keeps empty. */
  emptyDesks: Desk[];
  conditions: Condition[];
  off: ConditionId[];
  /**
   * Data for finding the conditions that apply to this map. Undefined for a saved map, because its list `conditions`
   * has already been filtered.
   */
  basis?: Basis;
}

/** Creates a seating map from a room and seats. Lists that are missing in `rest` are empty. */
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

/**
 * Returns a map from the key of each taken desk of a seating map to the id of the pupil or trainee (guest) at the desk.
 */
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

/** Returns the desks of a seating map that are neither taken nor kept empty, in the order of the room. */
export function freeDesks(map: MapDocument): Desk[] {
  const taken = occupants(map);
  return map.layout.desks.filter((desk) => !taken.has(deskKey(desk)) && !isLeftEmpty(map, desk));
}

/**
 * Returns the free desk of a seating map nearest to the desk `from` (Euclidean distance). Among equally near desks, the
 * desk nearest the board wins, then the leftmost desk.
 */
export function nearestFreeDesk(map: MapDocument, from: Desk): Desk | undefined {
  const distance = (desk: Desk) => (desk.row - from.row) ** 2 + (desk.col - from.col) ** 2;
  return freeDesks(map)
    .filter((desk) => !isSameDesk(desk, from))
    .sort((a, b) => distance(a) - distance(b) || a.row - b.row || a.col - b.col)[0];
}

/** Returns the pupils who are present but have no desk on a seating map, in the order of `pupils`. */
export function withoutDesk(map: MapDocument, pupils: readonly PupilId[]): PupilId[] {
  return pupils.filter((pupil) => !seatOf(map, pupil) && !absenceOf(map, pupil));
}
