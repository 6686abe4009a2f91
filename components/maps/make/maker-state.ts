import { z } from 'zod';
import type { Pupil } from '@/lib/contracts/classes/classes';
import {
  boardSideSchema,
  desksSchema,
  marksSchema,
  type RoomSummary,
} from '@/lib/contracts/rooms/rooms';
import { conditionPupils, type Condition } from '@/lib/core/conditions/condition';
import type { NamedRoom } from '@/lib/core/conditions/condition-room';
import type { RoomPlan } from '@/lib/core/rooms/room-plan';
import { emptyDeskPlaces } from '@/lib/core/seating/empty-desks';
import {
  standardRoom,
  standardRoomKinds,
  type StandardRoomKind,
} from '@/lib/core/rooms/standard-room';

export const maxSeats = 200;

const ownRoomSchema = z.object({
  /** Null for a room that is gone and that only a map of the class still has. */
  roomId: z.uuid().nullable(),
  /** 0 for a room that is gone. */
  version: z.number().int(),
  name: z.string(),
  plan: z.object({ desks: desksSchema, marks: marksSchema, boardSide: boardSideSchema }),
});

const makerStateSchema = z.object({
  choice: z.object({
    kind: z.enum(standardRoomKinds),
    seatCount: z.number().int().min(1).max(maxSeats),
    /** The own room that is chosen in place of the standard one. */
    own: ownRoomSchema.optional(),
  }),
  /** The number of seats as typed; may be incomplete. */
  seatsText: z.string(),
  absent: z.array(z.string()),
  /** The place of the desks that stay empty. */
  empty: z.enum(emptyDeskPlaces).default('anywhere'),
  /** The class's conditions that are switched off for this map. */
  off: z.array(z.string()),
  /** The pupils who are chosen for a condition, what is typed, and the condition that is edited. */
  draft: z.object({
    chosen: z.array(z.string()),
    typed: z.string(),
    editing: z.string().optional(),
  }),
});

/** Everything a teacher has entered for a new map; pupils by id. */
export type MakerState = z.infer<typeof makerStateSchema>;
export type RoomChoice = MakerState['choice'];
export type ConditionDraft = MakerState['draft'];

export const noDraft: ConditionDraft = { chosen: [], typed: '' };

/** The condition that is edited, as long as the class has it. */
export function findEdited(
  { editing }: ConditionDraft,
  conditions: readonly Condition[],
): Condition | undefined {
  return conditions.find(({ id }) => id === editing);
}

/**
 * Finds the unfinished part of a draft: an edited condition whose pupils were changed, or several pupils who are chosen
 * without a kind. A single one may be chosen by a name that was typed, and is no entry yet.
 */
export function findUnfinished(
  draft: ConditionDraft,
  conditions: readonly Condition[],
): 'edited' | 'chosen' | undefined {
  const edited = findEdited(draft, conditions);
  if (!edited) return draft.chosen.length > 1 ? 'chosen' : undefined;
  const before = conditionPupils(edited);
  const isSame =
    before.length === draft.chosen.length && before.every((id) => draft.chosen.includes(id));
  return isSame ? undefined : 'edited';
}

export type OwnRoom = z.infer<typeof ownRoomSchema>;

/** The plan of the chosen room. */
export function toPlan({ kind, seatCount, own }: RoomChoice): RoomPlan {
  return own?.plan ?? { desks: standardRoom(kind, seatCount).desks, marks: [], boardSide: 'top' };
}

/** The room with what identifies it, for the class's conditions. */
export function toNamedRoom(choice: RoomChoice): NamedRoom {
  const { kind, seatCount, own } = choice;
  const plan = toPlan(choice);
  if (!own) return { identity: { standard: kind, seatCount }, plan };
  const { roomId, version, name } = own;
  const identity = roomId
    ? { own: roomId, version }
    : { standard: name, seatCount: plan.desks.length };
  return { identity, plan };
}

export type SeatsProblem = 'notANumber' | 'tooMany' | 'tooFew';

/** Checks the number of seats as it is typed. */
export function seatsProblem(text: string, pupilCount: number): SeatsProblem | undefined {
  const seats = /^\d+$/.test(text.trim()) ? Number(text) : 0;
  if (seats < 1) return 'notANumber';
  if (seats > maxSeats) return 'tooMany';
  return seats < pupilCount ? 'tooFew' : undefined;
}

/** Checks the chosen room for so many pupils. */
export function roomProblem(state: MakerState, pupilCount: number): SeatsProblem | undefined {
  const { own } = state.choice;
  if (!own) return seatsProblem(state.seatsText, pupilCount);
  return own.plan.desks.length < pupilCount ? 'tooFew' : undefined;
}

/** Takes an own room as it is now, where it was changed since it was chosen. */
export function withNewestRoom(state: MakerState, rooms: readonly RoomSummary[]): MakerState {
  const { own } = state.choice;
  const newest = rooms.find(({ id, version }) => id === own?.roomId && version > own.version);
  if (!newest?.plan) return state;
  return { ...state, choice: { ...state.choice, own: toOwnRoom(newest, newest.plan) } };
}

/** A saved room as it is chosen for a map. */
export function toOwnRoom(
  { id, version, name }: Pick<RoomSummary, 'id' | 'version' | 'name'>,
  plan: RoomPlan,
): OwnRoom {
  return { roomId: id, version, name, plan };
}

/** Chooses a standard room, with this number of seats. */
export function withStandard(
  kind: StandardRoomKind,
  seats: number,
): Pick<MakerState, 'choice' | 'seatsText'> {
  const seatCount = Math.min(seats, maxSeats);
  return { choice: { kind, seatCount }, seatsText: String(seatCount) };
}

/** Stores the typed number of seats; changes the room if it is a valid number. */
export function withSeats(state: MakerState, seatsText: string): MakerState {
  const problem = seatsProblem(seatsText, 0);
  const choice = problem ? state.choice : { ...state.choice, seatCount: Number(seatsText) };
  return { ...state, seatsText, choice };
}

/** Removes pupils that the class no longer has from a state. */
export function fitToClass(state: MakerState, pupils: Pupil[]): MakerState {
  const known = new Set(pupils.map((pupil) => pupil.id));
  const isKnown = (pupil: string) => known.has(pupil);
  return {
    ...state,
    absent: state.absent.filter(isKnown),
    draft: { ...state.draft, chosen: state.draft.chosen.filter(isKnown) },
  };
}

/** Parses a stored state; undefined if it is not valid. */
export function parseMakerState(text: string | null): MakerState | undefined {
  if (text === null) return undefined;
  try {
    return makerStateSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
