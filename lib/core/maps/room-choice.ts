import type { NamedRoom } from '../conditions/condition-room';
import type { PlaceMark, RoomLayout } from '../rooms/room-layout';
import { standardRoom, type StandardRoomKind } from '../rooms/standard-room';
import { withMark } from '../rooms/with-mark';

/** A teacher's own room, as it is chosen for a map. */
export interface OwnRoom {
  /** Null for a room that is gone and that only a map of the class still has. */
  roomId: string | null;
  /** 0 for a room that is gone. */
  version: number;
  name: string;
  layout: RoomLayout;
}

/** A standard room, or in its place an own one. */
export interface RoomChoice {
  kind: StandardRoomKind;
  seatCount: number;
  /** What was put into the standard room beside the desks, because a condition names it. */
  marks?: PlaceMark[];
  own?: OwnRoom;
}

/** The layout of the chosen room. */
export function toLayout({ kind, seatCount, marks = [], own }: RoomChoice): RoomLayout {
  if (own) return own.layout;
  const { desks } = standardRoom(kind, seatCount);
  return marks.reduce<RoomLayout>(withMark, { desks, marks: [], boardSide: 'top' });
}

/** The chosen room with a mark that it lacks; a saved room itself stays as it is. */
export function withMarkPutIn(choice: RoomChoice, kind: PlaceMark): RoomChoice {
  const { own, marks = [] } = choice;
  if (!own) return { ...choice, marks: [...marks, kind] };
  return { ...choice, own: { ...own, layout: withMark(own.layout, kind) } };
}

/** The room with what identifies it, for the class's conditions. */
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
