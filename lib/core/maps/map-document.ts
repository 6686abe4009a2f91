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

/** A seated person who is not a pupil of the class, such as a visitor. Conditions never name a trainee. */
export interface Trainee {
  id: string;
  name: string;
}

/** An absent pupil of a map. The pupil keeps the desk, or offers it to others; `had` is then the former desk. */
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

/** An edited map, as plain data. Pupils who are neither seated nor absent have no desk yet. */
export interface MapDocument {
  layout: RoomLayout;
  /** Room that a teacher chose for a map; undefined if the map's room cannot be changed. */
  choice?: RoomChoice;
  seats: Seating;
  trainees: Trainee[];
  /** Ids of a map's locked pupils and trainees; each of them has a desk. */
  locked: PupilId[];
  absent: Absence[];
  /** Desks of a map that the teacher leaves empty; no pupil sits there. */
  emptyDesks: Desk[];
  conditions: Condition[];
  off: ConditionId[];
  /**
   * Room and day for which a map's conditions are resolved. Undefined for a saved map, because its conditions are
   * already resolved.
   */
  basis?: Basis;
}

/** Creates a map with a room and seats. Lists that are not given are empty. */
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

/** Returns the pupil or trainee at each taken desk of a map, by desk key. */
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

/** Returns the desks of a map that are neither taken nor left empty, in the order of the room. */
export function freeDesks(map: MapDocument): Desk[] {
  const taken = occupants(map);
  return map.layout.desks.filter((desk) => !taken.has(deskKey(desk)) && !isLeftEmpty(map, desk));
}

/**
 * Returns the free desk of a map nearest to another desk. Of equally near desks, it is the one nearest the board, then
 * the leftmost.
 */
export function nearestFreeDesk(map: MapDocument, from: Desk): Desk | undefined {
  const distance = (desk: Desk) => (desk.row - from.row) ** 2 + (desk.col - from.col) ** 2;
  return freeDesks(map)
    .filter((desk) => !isSameDesk(desk, from))
    .sort((a, b) => distance(a) - distance(b) || a.row - b.row || a.col - b.col)[0];
}

/** Returns the present pupils of a class who have no desk on the map, in the order of the class. */
export function withoutDesk(map: MapDocument, pupils: readonly PupilId[]): PupilId[] {
  return pupils.filter((pupil) => !seatOf(map, pupil) && !absenceOf(map, pupil));
}
