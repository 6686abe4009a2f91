import type { Condition } from '../conditions/condition';
import type { ConditionRoom } from '../conditions/condition-room';
import { fromMapConditions } from '../conditions/from-map';
import { deskKey } from '../rooms/room';
import { placeMarks, type RoomLayout } from '../rooms/room-layout';
import { isSameLayout } from '../rooms/same-layout';
import { standardRoom, standardRoomKinds, isStandardRoomKind } from '../rooms/standard-room';
import { toLayout, type OwnRoom, type RoomChoice } from './room-choice';
import type { NamedState } from './map-state';

/** Room of an earlier map of a class; `version` is null if the room was deleted. */
interface ClassRoom {
  roomId: string | null;
  version: number | null;
  roomName: string;
  layout: RoomLayout;
}

/**
 * Chooses the room for a new map: the room of the class's active map (the map in use), otherwise a standard room with
 * pairs of desks for all pupils.
 */
export function startingRoom(
  pupilCount: number,
  active: NamedState | undefined,
  classRooms: readonly ClassRoom[] = [],
): RoomChoice {
  const own = active && findOwnRoom(active, classRooms);
  const kind = active && findStandardKind(active.desks);
  const seatCount = Math.max(kind ? active.desks.length : 0, roundedUp(pupilCount));
  const choice = { kind: kind ?? 'pairs', seatCount };
  return own ? { ...choice, own } : { ...choice, ...marksOf(active) };
}

/** Returns the room choice for a saved map. The chosen room has exactly the desks of the map. */
export function roomOfMap(map: NamedState, classRooms: readonly ClassRoom[]): RoomChoice {
  const { roomId, roomName: name, desks, marks, boardSide } = map;
  const layout = { desks, marks, boardSide };
  const kind = findStandardKind(desks) ?? 'pairs';
  const standard = { kind, seatCount: desks.length, ...marksOf(map) };
  const own = findOwnRoom(map, classRooms);
  const choice = own ? { ...standard, own } : standard;
  if (isSameLayout(toLayout(choice), layout)) return choice;
  return { kind, seatCount: desks.length, own: { roomId, version: 0, name, layout } };
}

function marksOf(map: NamedState | undefined): Pick<RoomChoice, 'marks'> {
  const marks = placeMarks.filter((kind) => map?.marks.some((mark) => mark.kind === kind));
  return marks.length > 0 ? { marks } : {};
}

function findOwnRoom(map: NamedState, classRooms: readonly ClassRoom[]): OwnRoom | undefined {
  const { roomId, roomName, desks, marks, boardSide } = map;
  const room = classRooms.find((entry) => entry.roomId !== null && entry.roomId === roomId);
  if (room) return fromClassRoom(room);
  if (roomId === null && isStandardRoomKind(roomName)) return undefined;
  return { roomId: null, version: 0, name: roomName, layout: { desks, marks, boardSide } };
}

/** Converts a room of an earlier map of a class to a teacher's own room. A deleted room gets version 0. */
export function fromClassRoom({ roomId, version, roomName, layout }: ClassRoom): OwnRoom {
  return { roomId, version: version ?? 0, name: roomName, layout };
}

/** Returns the conditions of a class's active map (the map in use), for a class that has never stored conditions. */
export function activeMapConditions(active: NamedState | undefined): Condition[] {
  if (!active) return [];
  const kind = findStandardKind(active.desks);
  // The map does not store the version of the room; version 0 matches no saved room, so the teacher must confirm fixed
  // desks.
  const room: ConditionRoom = active.roomId
    ? { own: active.roomId, version: 0 }
    : { standard: kind ?? active.roomName, seatCount: active.desks.length };
  const conditions = [...(active.conditions ?? []), ...(active.lapsedConditions ?? [])];
  return fromMapConditions(conditions, room);
}

function roundedUp(pupilCount: number): number {
  return Math.max(2, pupilCount + (pupilCount % 2));
}

function findStandardKind(desks: NamedState['desks']) {
  const keys = new Set(desks.map(deskKey));
  return standardRoomKinds.find((kind) =>
    standardRoom(kind, desks.length).desks.every((desk) => keys.has(deskKey(desk))),
  );
}
