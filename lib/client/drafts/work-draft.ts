import { z } from 'zod';
import { conditionSchema } from '@/lib/contracts/maps/maps';
import { boardSideSchema, deskSchema, desksSchema, marksSchema } from '@/lib/contracts/rooms/rooms';
import type { Step, Work } from '@/lib/core/maps/history';
import { keepWork, readWork, type WorkPlace } from './kept-work';

const absenceSchema = z.object({
  pupil: z.string(),
  desk: z.enum(['kept', 'offered']),
  had: deskSchema.optional(),
});

const mapSchema = z.object({
  plan: z.object({ desks: desksSchema, marks: marksSchema, boardSide: boardSideSchema }),
  seats: z.record(z.string(), deskSchema),
  guests: z.array(z.object({ id: z.string(), name: z.string() })),
  locked: z.array(z.string()),
  absent: z.array(absenceSchema),
  emptyDesks: z.array(deskSchema),
  conditions: z.array(conditionSchema),
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
  return readWork(place, 'hand', schema) as
    (Work & { rest: z.infer<z.ZodObject<Rest>> }) | undefined;
}

/** Keeps a map in hand. Of a very long work, the oldest steps can no longer be undone when it comes back. */
export function keepWorkDraft(place: WorkPlace, work: Work, rest: object, nowMs: number): void {
  const { map, undone } = work;
  let { done } = work;
  while (!keepWork(place, 'hand', { map, done, undone, rest }, nowMs)) {
    if (done.length === 0) return;
    done = done.slice(Math.ceil(done.length / 2));
  }
}
