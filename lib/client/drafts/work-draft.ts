import { z } from 'zod';
import { conditionSchema } from '@/lib/contracts/maps';
import { boardSideSchema, deskSchema, desksSchema, marksSchema } from '@/lib/contracts/rooms';
import type { Step, Work } from '@/lib/core/workbench/history';
import { readDraft } from './drafts';

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
  conditions: z
    .array(z.looseObject({ id: z.string(), type: z.string() }))
    .refine((conditions) =>
      conditions.every(({ id: _, ...condition }) => conditionSchema.safeParse(condition).success),
    ),
});

/** Steps are kept as they were made; only the page that made them reads them. */
const stepSchema = z.custom<Step>((step) => {
  const { change, told } = (step ?? {}) as Partial<Step>;
  return Array.isArray(change) && typeof told?.code === 'string';
});

const workDraftSchema = z.object({
  map: mapSchema,
  done: z.array(stepSchema),
  undone: z.array(stepSchema),
});

/** Storage key of the map that is made for a class. */
export function workDraftKey(teacherId: string, classId: string): string {
  return `${teacherId}:work:${classId}`;
}

/** A map that is worked on and not saved yet, with all that can be undone. */
export function readWorkDraft(key: string | undefined): Work | undefined {
  return key === undefined ? undefined : (readDraft(key, workDraftSchema) as Work | undefined);
}
