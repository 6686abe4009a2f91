import { z } from 'zod';
import { classConditionSchema } from '@/lib/contracts/conditions/conditions';
import { conditionSchema } from '@/lib/contracts/maps/maps';
import { boardSideSchema, deskSchema, desksSchema, marksSchema } from '@/lib/contracts/rooms/rooms';
import type { Step, Work } from '@/lib/core/maps/history';
import { readDraft, removeDraft, writeDraft } from './drafts';

/** Names a piece of work of an owner: the map that is made for a class, or the correction of a saved map. */
export type WorkPlace = string;
export const workPlace = (owner: string, what: string): WorkPlace => `${owner}:${what}`;
/** The key of the draft of a map in hand. */
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

/** An own room as it is chosen for a map. */
export const ownRoomSchema = z.object({
  roomId: z.uuid().nullable(),
  version: z.number().int(),
  name: z.string(),
  layout: layoutSchema,
});

const mapSchema = z.object({
  layout: layoutSchema,
  seats: z.record(z.string(), deskSchema),
  trainees: z.array(z.object({ id: z.string(), name: z.string() })),
  locked: z.array(z.string()),
  absent: z.array(absenceSchema),
  emptyDesks: z.array(deskSchema),
  conditions: z.array(z.union([classConditionSchema, conditionSchema])),
  off: z.array(z.string()),
});

/** Steps are kept as they were made; only the page that made them reads them. */
const stepSchema = z.custom<Step>((step) => {
  const { change, told } = (step ?? {}) as Partial<Step>;
  return Array.isArray(change) && typeof told?.code === 'string';
});

const keptWorkSchema = z.object({
  map: mapSchema,
  done: z.array(stepSchema),
  undone: z.array(stepSchema),
});

/**
 * A map that is worked on and not saved yet, with all that can be undone; `rest` is what else its page keeps with it.
 * Undefined without one.
 */
export function readWorkDraft<Rest extends z.ZodRawShape>(
  place: WorkPlace | undefined,
  rest: Rest,
): (Work & { rest: z.infer<z.ZodObject<Rest>> }) | undefined {
  if (place === undefined) return undefined;
  const schema = keptWorkSchema.extend({ rest: z.object(rest) });
  return (readDraft(workKey(place), schema) ?? readDraft(begunKey(place), schema)) as
    | (Work & { rest: z.infer<z.ZodObject<Rest>> })
    | undefined;
}

/** The key of what is entered for a map that is not made yet. */
const begunKey = (place: WorkPlace) => `${place}:begun`;

/**
 * Keeps a map in hand, or with `isBegun` what is entered for one. Of a very long work, the oldest steps can no longer be
 * undone when it comes back.
 */
export function keepWorkDraft(
  place: WorkPlace,
  work: Work,
  { rest, isBegun = false }: { rest: object; isBegun?: boolean },
  nowMs: number,
): void {
  const { map, undone } = work;
  let { done } = work;
  removeDraft(isBegun ? workKey(place) : begunKey(place));
  const toDraft = () => ({ map, done, undone, rest });
  while (done.length > 0 && JSON.stringify(toDraft()).length > mostCharacters) {
    done = done.slice(Math.ceil(done.length / 2));
  }
  writeDraft(isBegun ? begunKey(place) : workKey(place), toDraft(), nowMs);
}

/** The key of the suggestions for a map that is made. */
export const suggestionsKey = (place: WorkPlace): string => `${place}:suggestions`;

/** Removes the work at a place, because it is saved or given up. */
export function dropWorkDraft(place: WorkPlace): void {
  for (const key of [workKey(place), begunKey(place), suggestionsKey(place)]) removeDraft(key);
}
