import { z } from 'zod';
import { duplicateIndexes, pupilNameMaxLength } from '@/lib/core/classes/pupil-name';
import { markNameMaxLength, maxMarks } from '@/lib/core/conditions/marks';
import { deskSchema, storedLayoutSchema } from '../rooms/rooms';
import { recordId, text } from '../text';
import { call } from '../call';
import { searchSchema } from '../search';

export const maxPupils = 200;

export const maxEditors = 20;

export const pupilSchema = z.object({ id: z.uuid(), name: z.string() });
export type Pupil = z.infer<typeof pupilSchema>;

/** Number of a coloured mark in a class, from 0. The number determines the mark's colour and shape. */
const markSymbol = z
  .number()
  .int()
  .min(0)
  .max(maxMarks - 1);

const isEachOnce = (values: readonly unknown[]) => new Set(values).size === values.length;

const pupilMarks = z.array(markSymbol).max(maxMarks).refine(isEachOnce, 'doubled');

const markListSchema = z
  .array(z.strictObject({ symbol: markSymbol, name: text(markNameMaxLength) }))
  .max(maxMarks)
  .refine((marks) => isEachOnce(marks.map(({ symbol }) => symbol)), 'doubled')
  .superRefine((marks, context) => {
    for (const index of duplicateIndexes(marks.map(({ name }) => name)))
      context.addIssue({
        code: 'custom',
        path: [index, 'name'],
        message: 'doubled',
        params: { code: 'doubled' },
      });
  });

const storedMarks = z.array(z.object({ symbol: z.number(), name: z.string() }));
const storedPupilMarks = z.array(z.number());

const pupilInputSchema = z.strictObject({
  id: recordId(),
  name: text(pupilNameMaxLength),
  marks: pupilMarks.optional(),
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

const typedFields = { grade: text(20), name: text(60) };
const storedFields = { grade: z.string(), name: z.string() };

export const classFieldsSchema = z.object(storedFields);

export const classContentSchema = z.object({
  ...storedFields,
  marks: storedMarks.default([]),
  pupils: z.array(pupilSchema.extend({ marks: storedPupilMarks.default([]) })),
});

export const classInputSchema = z.strictObject({
  ...typedFields,
  /** Coloured marks (labels of pupils) in a class. If a request has no `marks`, the class keeps the stored marks. */
  marks: markListSchema.optional(),
  pupils: pupilListSchema,
});
export type ClassInput = z.infer<typeof classInputSchema>;
export type ClassPupil = ClassInput['pupils'][number];

export const emptyClass: ClassInput = { grade: '', name: '', marks: [], pupils: [] };

/**
 * Body of `POST /classes`, which creates a class. The client chooses the id, so that a repeated request creates no
 * second class. With `isPrivate`, the class does not belong to the teacher's school.
 */
export const createClassSchema = classInputSchema.extend({
  id: recordId(),
  isPrivate: z.boolean().optional(),
});
export type CreateClass = z.input<typeof createClassSchema>;

/** Body of `PUT /classes/{id}`, which changes a class. An outdated `version` gives 409 `changedMeanwhile`. */
export const updateClassSchema = classInputSchema.extend({ version: z.number().int().positive() });

/** True for a class that a school's teacher keeps outside the school, hidden from colleagues. */
const isPrivate = z.boolean();

export const classSummarySchema = z.object({
  id: z.uuid(),
  grade: z.string(),
  name: z.string(),
  pupilCount: z.number().int(),
  /** Name of a class's owner; null if the owner's account was deleted. */
  teacherName: z.string().nullable(),
  isOwn: z.boolean(),
  mayEdit: z.boolean(),
  isPrivate,
  activeMap: z
    .object({
      id: z.uuid(),
      createdAt: z.iso.datetime(),
      plannedFor: z.iso.date().nullable().default(null),
      roomName: z.string(),
      ...storedLayoutSchema.shape,
      seats: z.array(z.object({ pupil: pupilSchema, desk: deskSchema })),
    })
    .nullable(),
});
export type ClassSummary = z.infer<typeof classSummarySchema>;

export const maxArchivedClasses = 100;

export const listedClass = {
  id: z.uuid(),
  grade: z.string(),
  name: z.string(),
  version: z.number().int(),
  pupilCount: z.number().int(),
  mapCount: z.number().int(),
};

const archivedClassSchema = z.object({
  ...listedClass,
  teacherName: z.string().nullable(),
  isOwn: z.boolean(),
  archivedAt: z.iso.datetime(),
});
export type ArchivedClass = z.infer<typeof archivedClassSchema>;

/**
 * Response to `GET /classes/archived?search={text}`: archived classes whose name or owner's name contains the text.
 * `total` is the number of all matching classes, which may be more than the response lists.
 */
export const archivedClassesSchema = z.object({
  classes: z.array(archivedClassSchema),
  total: z.number().int(),
});
export type ArchivedClasses = z.infer<typeof archivedClassesSchema>;

/**
 * Body of `PUT /classes/{id}/archived`, which archives or restores a class; idempotent. An outdated `version` gives 409
 * `changedMeanwhile`.
 */
export const archiveClassSchema = z.strictObject({
  archived: z.boolean(),
  version: z.number().int().positive(),
});
export type ArchiveClass = z.infer<typeof archiveClassSchema>;

export const classDetailSchema = z.object({
  id: z.uuid(),
  ...storedFields,
  /** Coloured marks (labels of pupils) in a class; missing for users who may not change the class. */
  marks: storedMarks.optional(),
  pupils: z.array(pupilSchema.extend({ marks: storedPupilMarks.optional() })),
  version: z.number().int(),
  teacherName: z.string().nullable(),
  isOwn: z.boolean(),
  /** True if the user is the owner or an editor of a class and the class is not archived. */
  mayEdit: z.boolean(),
  mayShare: z.boolean(),
  isPrivate,
  archivedAt: z.iso.datetime().nullable(),
  editors: z.array(z.object({ id: z.uuid(), name: z.string() })),
  /**
   * Numbers of the weeks without school (ISO 8601 weeks), which a class's term plan (seating maps planned ahead by
   * date) skips.
   */
  skippedWeeks: z.array(z.number().int()).optional(),
  /** Seating maps of a class, ordered by the time from which a map is active; the latest is first. */
  maps: z.array(
    z.object({
      id: z.uuid(),
      name: z.string().nullable(),
      createdAt: z.iso.datetime(),
      roomName: z.string(),
      /**
       * First day on which a map of the term plan (seating maps planned ahead by date) is active, such as `2026-08-20`;
       * null for a map outside the term plan.
       */
      plannedFor: z.iso.date().nullable().default(null),
      isActive: z.boolean(),
      isToCome: z.boolean().default(false),
    }),
  ),
});
export type ClassDetail = z.infer<typeof classDetailSchema>;

export const classCalls = {
  createClass: call('POST', '/classes', 'teacher', {
    body: createClassSchema,
    maxBodyBytes: 200_000,
    answer: classDetailSchema,
    codes: ['idTaken', 'noActivePlan', 'notFound', 'tooManyOwnClasses', 'tooManySchoolClasses'],
  }),
  listArchivedClasses: call('GET', '/classes/archived', 'teacher', {
    query: z.object({ search: searchSchema.default('') }),
    answer: archivedClassesSchema,
  }),
  readClass: call('GET', '/classes/{classId}', 'teacher', { answer: classDetailSchema }),
  updateClass: call('PUT', '/classes/{classId}', 'teacher', {
    body: updateClassSchema,
    maxBodyBytes: 200_000,
    answer: classDetailSchema,
    codes: ['changedMeanwhile', 'classArchived', 'forbidden', 'idTaken'],
  }),
  deleteClass: call('DELETE', '/classes/{classId}', 'teacher', { codes: ['forbidden'] }),
  archiveClass: call('PUT', '/classes/{classId}/archived', 'teacher', {
    body: archiveClassSchema,
    answer: classDetailSchema,
    codes: ['changedMeanwhile', 'forbidden'],
  }),
  addEditor: call('PUT', '/classes/{classId}/editors/{teacherId}', 'teacher', {
    answer: classDetailSchema,
    codes: ['classArchived', 'forbidden', 'tooManyEditors'],
  }),
  removeEditor: call('DELETE', '/classes/{classId}/editors/{teacherId}', 'teacher', {
    answer: classDetailSchema,
    codes: ['forbidden'],
  }),
};
