import type { NamedRoom } from '../conditions/condition-room';
import type { PlaceMark, RoomLayout } from '../rooms/room-layout';
import { standardRoom, type StandardRoomKind } from '../rooms/standard-room';
import { withMark } from '../rooms/with-mark';

export interface OwnRoom {
  /**
   * Id of the teacher's saved room. Null if the room exists only inside a map, for example because the saved room was
   * deleted.
   */
  roomId: string | null;
  /** Version of the teacher's saved room; 0 if the room exists only inside a map. */
  version: number;
  name: string;
  layout: RoomLayout;
}

/**
 * Room that a teacher chose for a seating map: `own` (a room drawn by the teacher) if given, otherwise a standard room.
 */
export interface RoomChoice {
  kind: StandardRoomKind;
  seatCount: number;
  marks?: PlaceMark[];
  own?: OwnRoom;
}

export function toLayout({ kind, seatCount, marks = [], own }: RoomChoice): RoomLayout {
  if (own) return own.layout;
  const { desks } = standardRoom(kind, seatCount);
  return marks.reduce<RoomLayout>(withMark, { desks, marks: [], boardSide: 'top' });
}

/** Adds an object, such as a door, to the room chosen for a seating map. The teacher's saved room is not changed. */
export function withMarkPutIn(choice: RoomChoice, kind: PlaceMark): RoomChoice {
  const { own, marks = [] } = choice;
  if (!own) return { ...choice, marks: [...marks, kind] };
  return { ...choice, own: { ...own, layout: withMark(own.layout, kind) } };
}

/** Returns the layout and the identity of a chosen room. A condition on a fixed desk stores this identity. */
export function toNamedRoom(choice: RoomChoice): NamedRoom {
  const { kind, seatCount, own } = choice;
  const layout = toLayout(choice);
  if (!own) return { identity: { standard: kind, seatCount }, layout };
  const { roomId, version, name } = own;
  const identity = roomId
    ? { own: roomId, version }
    : { standard: name, seatCount: layout.desks.length };
  return { identity, layout };
}
