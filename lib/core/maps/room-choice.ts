import type { NamedRoom } from '../conditions/condition-room';
import type { PlaceMark, RoomLayout } from '../rooms/room-layout';
import { standardRoom, type StandardRoomKind } from '../rooms/standard-room';
import { withMark } from '../rooms/with-mark';

export interface OwnRoom {
  /** Null for a deleted room, of which only a map of the class has a copy. */
  roomId: string | null;
  /** Version of the room; 0 for a deleted room. */
  version: number;
  name: string;
  layout: RoomLayout;
}

/** A standard room or, if `own` is given, the teacher's own room. */
export interface RoomChoice {
  kind: StandardRoomKind;
  seatCount: number;
  /** Marks added to a standard room because a condition needs them. */
  marks?: PlaceMark[];
  own?: OwnRoom;
}

export function toLayout({ kind, seatCount, marks = [], own }: RoomChoice): RoomLayout {
  if (own) return own.layout;
  const { desks } = standardRoom(kind, seatCount);
  return marks.reduce<RoomLayout>(withMark, { desks, marks: [], boardSide: 'top' });
}

/** Adds a mark to the chosen room; the saved room itself is unchanged. */
export function withMarkPutIn(choice: RoomChoice, kind: PlaceMark): RoomChoice {
  const { own, marks = [] } = choice;
  if (!own) return { ...choice, marks: [...marks, kind] };
  return { ...choice, own: { ...own, layout: withMark(own.layout, kind) } };
}

/** Returns the layout of the chosen room, and the room's identity, which conditions with a fixed desk contain. */
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
