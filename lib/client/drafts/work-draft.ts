import { z } from 'zod';
import { classConditionSchema } from '@/lib/contracts/conditions/conditions';
import { conditionSchema } from '@/lib/contracts/maps/maps';
import { boardSideSchema, deskSchema, desksSchema, marksSchema } from '@/lib/contracts/rooms/rooms';
import type { Step, Work } from '@/lib/core/maps/history';
import { readDraft, removeDraft, writeDraft } from './drafts';
import { dropWork, keepWork, readWork, type WorkPlace } from './kept-work';

const absenceSchema = z.object({
  pupil: z.string(),
  desk: z.enum(['kept', 'offered']),
  had: deskSchema.optional(),
});

const mapSchema = z.object({
  layout: z.object({ desks: desksSchema, marks: marksSchema, boardSide: boardSideSchema }),
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
 * Undefined where this tab has none.
 */
export function readWorkDraft<Rest extends z.ZodRawShape>(
  place: WorkPlace | undefined,
  rest: Rest,
): (Work & { rest: z.infer<z.ZodObject<Rest>> }) | undefined {
  if (place === undefined) return undefined;
  const schema = keptWorkSchema.extend({ rest: z.object(rest) });
  return (readWork(place, 'hand', schema) ?? readDraft(begunKey(place), schema)) as
    | (Work & { rest: z.infer<z.ZodObject<Rest>> })
    | undefined;
}

/** The key of what is entered for a map that is not made yet; it is no work to offer in another tab. */
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
  if (isBegun) {
    dropWorkDraft(place);
    writeDraft(begunKey(place), { map, done, undone, rest });
    return;
  }
  removeDraft(begunKey(place));
  while (!keepWork(place, 'hand', { map, done, undone, rest }, nowMs)) {
    if (done.length === 0) return;
    done = done.slice(Math.ceil(done.length / 2));
  }
}

/** Removes this tab's work at a place, because it is saved or given up. */
export function dropWorkDraft(place: WorkPlace): void {
  dropWork(place, 'hand');
  dropWork(place, 'suggestions');
  removeDraft(begunKey(place));
}
