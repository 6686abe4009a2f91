import type { NamedRoom } from '../conditions/condition-room';
import type { PlaceMark, RoomLayout } from '../rooms/room-layout';
import { standardRoom, type StandardRoomKind } from '../rooms/standard-room';
import { withMark } from '../rooms/with-mark';

export interface OwnRoom {
  /**
   * Id of a teacher's own room; null if the room exists only inside a map, for example because the room was deleted.
   */
  roomId: string | null;
  /** Version of a teacher's own room; 0 for a room that is stored only inside a map. */
  version: number;
  name: string;
  layout: RoomLayout;
}

/** A room chosen for a map: the teacher's own room if given, otherwise a standard room. */
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

/** Adds an object, such as a door, to the room chosen for a map. The saved room itself is unchanged. */
export function withMarkPutIn(choice: RoomChoice, kind: PlaceMark): RoomChoice {
  const { own, marks = [] } = choice;
  if (!own) return { ...choice, marks: [...marks, kind] };
  return { ...choice, own: { ...own, layout: withMark(own.layout, kind) } };
}

/** Returns the layout of a chosen room, and the identity of the room that a condition about a fixed desk stores. */
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
