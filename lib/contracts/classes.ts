import { z } from 'zod';
import { duplicateIndexes, pupilNameMaxLength } from '@/lib/core/classes/pupil-name';
import { recordId, text } from './text';

/** Maximum number of pupils in a class. */
export const maxPupils = 200;

/** A pupil of a class: id and first name. */
export const pupilSchema = z.object({ id: z.uuid(), name: z.string() });
export type Pupil = z.infer<typeof pupilSchema>;

const pupilInputSchema = z.strictObject({
  /** Chosen by the client. A pupil keeps the id when the name changes. */
  id: recordId(),
  name: text(pupilNameMaxLength),
});

const pupilListSchema = z
  .array(pupilInputSchema)
  .max(maxPupils)
  .superRefine((pupils, context) => {
    const doubled = (index: number, field: 'id' | 'name') =>
      context.addIssue({
        code: 'custom',
        path: [index, field],
        message: 'doubled',
        params: { code: 'doubled' },
      });
    const ids = pupils.map((pupil) => pupil.id);
    ids.forEach((id, index) => {
      if (ids.indexOf(id) < index) doubled(index, 'id');
    });
    for (const index of duplicateIndexes(pupils.map((pupil) => pupil.name))) doubled(index, 'name');
  });

/** Body of `POST /classes` and `PUT /classes/{id}`. */
export const classInputSchema = z.strictObject({
  grade: text(20),
  name: text(60),
  pupils: pupilListSchema,
});
export type ClassInput = z.infer<typeof classInputSchema>;

/** `POST /classes`. The client chooses the id, so a repeated request makes no second class. */
export const createClassSchema = classInputSchema.extend({ id: recordId() });

/**
 * `PUT /classes/{id}`. `version` is the one that was edited; if it is not the newest, the answer is 409
 * `changedMeanwhile`.
 */
export const updateClassSchema = classInputSchema.extend({ version: z.number().int().positive() });

const deskSchema = z.object({ row: z.number().int().min(0), col: z.number().int().min(0) });

/** A class in a list, with the desks of its active map and which of them are taken, without names. */
const classSummarySchema = z.object({
  id: z.uuid(),
  grade: z.string(),
  name: z.string(),
  pupilCount: z.number().int(),
  mapCount: z.number().int(),
  teacherName: z.string().nullable(),
  /** Whether the session's teacher may change it. */
  isOwn: z.boolean(),
  activeMap: z
    .object({
      id: z.uuid(),
      createdAt: z.iso.datetime(),
      roomName: z.string(),
      desks: z.array(deskSchema),
      takenDesks: z.array(deskSchema),
    })
    .nullable(),
});
export type ClassSummary = z.infer<typeof classSummarySchema>;
/** `GET /classes`: the classes that the teacher may see, their own first. */
export const classListSchema = z.array(classSummarySchema);

/** `GET /classes/{id}`, and the response to creating or changing a class. */
export const classDetailSchema = z.object({
  id: z.uuid(),
  grade: z.string(),
  name: z.string(),
  version: z.number().int(),
  teacherName: z.string().nullable(),
  isOwn: z.boolean(),
  pupils: z.array(pupilSchema),
  maps: z.array(
    z.object({
      id: z.uuid(),
      createdAt: z.iso.datetime(),
      roomName: z.string(),
      isActive: z.boolean(),
    }),
  ),
});
export type ClassDetail = z.infer<typeof classDetailSchema>;
