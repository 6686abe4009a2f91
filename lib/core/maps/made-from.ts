import type { Condition, PupilId } from '../conditions/condition';
import type { NamedRoom } from '../conditions/condition-room';
import type { PlaceMark, RoomLayout } from '../rooms/room-layout';
import { standardRoom, type StandardRoomKind } from '../rooms/standard-room';
import { withMark } from '../rooms/with-mark';
import type { EmptyDeskPlace } from '../seating/empty-desks';
import type { Suggestion } from './suggestion-list';

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

/** A condition that is not entered yet. */
export interface ConditionDraft {
  /** The pupils who are chosen for it. */
  chosen: PupilId[];
  typed: string;
  /** The id of the condition that is edited. */
  editing?: string;
}

/** The teacher's input for a map, without its conditions and absences. */
export interface MakerInput {
  choice: RoomChoice;
  /** The number of seats as typed; may be incomplete. */
  seatsText: string;
  /** The place of the desks that stay empty. */
  empty: EmptyDeskPlace;
  draft: ConditionDraft;
}

/** The conditions that the server keeps for a class. */
export interface KeptList {
  /** 0 until conditions are kept for the first time. */
  version: number;
  conditions: Condition[];
  /** Conditions that ended when a pupil was deleted. */
  lapsed: Condition[];
}

/** What belongs to a map in the making beside the map. */
export interface Making extends MakerInput {
  /** Whether the engine has made the map; until then it has a room and conditions, and no seats. */
  isMade: boolean;
  /** Whether the conditions changed since; unless the map was changed by hand, it is made again when it is shown. */
  isOutdated?: boolean;
  /** The last maps of the engine, to return to. */
  suggestions: readonly Suggestion[];
  /** The class's conditions as the server had them last. */
  kept: KeptList;
  /** Conditions that have too few pupils left, until the teacher has read of them. */
  lapsed: Condition[];
  /** The conditions of the map that the server has; any other list is to be saved. */
  saved: readonly Condition[];
  /** The lists that were sent since the server was heard; it may have taken them though no answer came. */
  sent: readonly (readonly Condition[])[];
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
