import { z } from 'zod';
import { classConditionSchema } from '@/lib/contracts/conditions/conditions';
import { conditionSchema } from '@/lib/contracts/maps/maps';
import { boardSideSchema, deskSchema, desksSchema, marksSchema } from '@/lib/contracts/rooms/rooms';
import type { Step, Work } from '@/lib/core/maps/history';
import type { RoomChoice } from '@/lib/core/maps/room-choice';
import type { Suggestion } from '@/lib/core/maps/suggestion-list';
import { placeMarks } from '@/lib/core/rooms/room-layout';
import { maxSeats, standardRoomKinds } from '@/lib/core/rooms/standard-room';
import { hasDraft, moveDraft, readDraft, removeDraft, writeDraft } from './drafts';

export type WorkPlace = string;
export const workPlace = (owner: string, what: string): WorkPlace => `${owner}:${what}`;
export const mapPlace = (owner: string, classId: string, mapId?: string): WorkPlace =>
  workPlace(owner, mapId === undefined ? classId : `map-${mapId}`);
export const workKey = (place: WorkPlace): string => `${place}:hand`;
export const mostCharacters = 400_000;

const absenceSchema = z.object({
  pupil: z.string(),
  desk: z.enum(['kept', 'offered']),
  had: deskSchema.optional(),
});

const layoutSchema = z.object({
  desks: desksSchema,
  marks: marksSchema,
  boardSide: boardSideSchema,
});

const ownRoomSchema = z.object({
  roomId: z.uuid().nullable(),
  version: z.number().int(),
  name: z.string(),
  layout: layoutSchema,
});

export const roomChoiceSchema = z.object({
  kind: z.enum(standardRoomKinds),
  seatCount: z.number().int().min(1).max(maxSeats),
  marks: z.array(z.enum(placeMarks)).optional(),
  own: ownRoomSchema.optional(),
}) satisfies z.ZodType<RoomChoice>;

export const suggestionSchema = z.object({
  id: z.string(),
  number: z.number().int(),
  seats: z.record(z.string(), deskSchema),
  isOwn: z.boolean(),
}) satisfies z.ZodType<Suggestion>;

const mapSchema = z.object({
  layout: layoutSchema,
  choice: roomChoiceSchema.optional(),
  seats: z.record(z.string(), deskSchema),
  trainees: z.array(z.object({ id: z.string(), name: z.string() })),
  locked: z.array(z.string()),
  absent: z.array(absenceSchema),
  emptyDesks: z.array(deskSchema),
  conditions: z.array(z.union([classConditionSchema, conditionSchema])),
  off: z.array(z.string()),
});

/** Undo steps get only a shallow check, because only the page that stored the steps reads them. */
const stepSchema = z.custom<Step>((step) => {
  const { change, announcement } = (step ?? {}) as Partial<Step>;
  return Array.isArray(change) && typeof announcement?.code === 'string';
});

const keptWorkSchema = z.object({
  map: mapSchema,
  done: z.array(stepSchema),
  undone: z.array(stepSchema),
});

export function readWorkDraft<Rest extends z.ZodRawShape>(
  place: WorkPlace | undefined,
  rest: Rest,
): (Work & { rest: z.infer<z.ZodObject<Rest>> }) | undefined {
  if (place === undefined) return undefined;
  const schema = keptWorkSchema.extend({ rest: z.object(rest) });
  return readDraft(workKey(place), schema) as
    | (Work & { rest: z.infer<z.ZodObject<Rest>> })
    | undefined;
}

export function keepWorkDraft(
  place: WorkPlace,
  work: Work,
  rest: object,
  nowMs = Date.now(),
): void {
  const { map, undone } = work;
  let { done } = work;
  const toDraft = () => ({ map, done, undone, rest });
  while (done.length > 0 && JSON.stringify(toDraft()).length > mostCharacters) {
    done = done.slice(Math.ceil(done.length / 2));
  }
  writeDraft(workKey(place), toDraft(), nowMs);
}

export function dropWorkDraft(place: WorkPlace): void {
  removeDraft(workKey(place));
  keepTraineeDraft(place, undefined);
}

export function continueWorkDraft(place: WorkPlace, version: number): void {
  const schema = z.looseObject({ rest: z.looseObject({ version: z.number() }) });
  const draft = readDraft(workKey(place), schema);
  if (draft) writeDraft(workKey(place), { ...draft, rest: { ...draft.rest, version } });
}

export function moveWorkDraft(from: WorkPlace, to: WorkPlace): void {
  if (!hasDraft(workKey(to))) moveDraft(workKey(from), workKey(to));
}

const traineeKey = (place: WorkPlace) => `${place}:trainee`;

export const readTraineeDraft = (place: WorkPlace | undefined): string | undefined =>
  place === undefined ? undefined : readDraft(traineeKey(place), z.string());

export function keepTraineeDraft(place: WorkPlace | undefined, name: string | undefined): void {
  if (place === undefined) return;
  if (name) writeDraft(traineeKey(place), name);
  else removeDraft(traineeKey(place));
}
