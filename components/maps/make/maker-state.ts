import { z } from 'zod';
import { classConditionSchema, keptConditionsSchema } from '@/lib/contracts/conditions/conditions';
import type { RoomSummary } from '@/lib/contracts/rooms/rooms';
import { ownRoomSchema } from '@/lib/client/local/work-draft';
import { conditionPupils, type Condition } from '@/lib/core/conditions/condition';
import type {
  ConditionDraft,
  MakerInput,
  Making,
  OwnRoom,
  RoomChoice,
} from '@/lib/core/maps/made-from';
import { placeMarks, type RoomLayout } from '@/lib/core/rooms/room-layout';
import { maxSeats, standardRoomKinds, type StandardRoomKind } from '@/lib/core/rooms/standard-room';
import { emptyDeskPlaces } from '@/lib/core/seating/empty-desks';

/** A room as it is chosen for a map, in a draft. */
export const roomChoiceSchema = z.object({
  kind: z.enum(standardRoomKinds),
  seatCount: z.number().int().min(1).max(maxSeats),
  marks: z.array(z.enum(placeMarks)).optional(),
  own: ownRoomSchema.optional(),
}) satisfies z.ZodType<RoomChoice>;

/** The draft of a map in the making, beside the map itself and the suggestions. */
export const makingSchema = z.object({
  choice: roomChoiceSchema,
  seatsText: z.string(),
  empty: z.enum(emptyDeskPlaces).default('anywhere'),
  draft: z.object({
    chosen: z.array(z.string()),
    typed: z.string(),
    editing: z.string().optional(),
  }),
  isMade: z.boolean(),
  isOutdated: z.boolean().optional(),
  kept: keptConditionsSchema,
  lapsed: z.array(classConditionSchema),
  isUnsaved: z.boolean(),
  sent: z.array(z.array(classConditionSchema)),
}) satisfies z.ZodType<Omit<Making, 'suggestions' | 'saved'> & { isUnsaved: boolean }>;

/** The input of the room step and the drafts, with the pupils who are away, by id. */
export type MakerState = MakerInput & { absent: string[] };

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

export type SeatsProblem = 'notANumber' | 'tooMany' | 'tooFew';

/** Checks the number of seats as it is typed. */
export function seatsProblem(text: string, pupilCount: number): SeatsProblem | undefined {
  const seats = /^\d+$/.test(text.trim()) ? Number(text) : 0;
  if (seats < 1) return 'notANumber';
  if (seats > maxSeats) return 'tooMany';
  return seats < pupilCount ? 'tooFew' : undefined;
}

/** Checks the chosen room for so many pupils. */
export function roomProblem(
  state: Pick<MakerInput, 'choice' | 'seatsText'>,
  pupilCount: number,
): SeatsProblem | undefined {
  const { own } = state.choice;
  if (!own) return seatsProblem(state.seatsText, pupilCount);
  return own.layout.desks.length < pupilCount ? 'tooFew' : undefined;
}

/** A saved room as it is chosen for a map. */
export function toOwnRoom(
  { id, version, name }: Pick<RoomSummary, 'id' | 'version' | 'name'>,
  layout: RoomLayout,
): OwnRoom {
  return { roomId: id, version, name, layout };
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
export function withSeats(
  { choice }: Pick<MakerInput, 'choice'>,
  seatsText: string,
): Pick<MakerInput, 'choice' | 'seatsText'> {
  const problem = seatsProblem(seatsText, 0);
  return { seatsText, choice: problem ? choice : { ...choice, seatCount: Number(seatsText) } };
}
