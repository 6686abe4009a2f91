import { z } from 'zod';
import { duplicateIndexes, pupilNameMaxLength } from '@/lib/core/classes/pupil-name';
import { markNameMaxLength, maxMarks } from '@/lib/core/conditions/marks';
import { deskSchema, storedLayoutSchema } from '../rooms/rooms';
import { recordId, text } from '../text';
import { call } from '../call';
import { searchSchema } from '../search';

/** Maximum number of pupils in a class. */
export const maxPupils = 200;

/** Maximum number of colleagues that a class is shared with. */
export const maxEditors = 20;

/** A pupil of a class: id and first name. */
export const pupilSchema = z.object({ id: z.uuid(), name: z.string() });
export type Pupil = z.infer<typeof pupilSchema>;

/** Fixes the colour and the shape of a mark. */
const markSymbol = z
  .number()
  .int()
  .min(0)
  .max(maxMarks - 1);

const isEachOnce = (values: readonly unknown[]) => new Set(values).size === values.length;

/** The marks of a pupil, as symbols of marks of the class. */
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
  /** Chosen by the client. A pupil keeps the id when the name changes. */
  id: recordId(),
  name: text(pupilNameMaxLength),
  /** None by default. */
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

/**
 * The fields of a class beside its pupils and marks, as they are typed and as they are stored. Forms, drafts, merges and use cases
 * take their list of fields from here.
 */
const typedFields = { grade: text(20), name: text(60) };
const storedFields = { grade: z.string(), name: z.string() };

/** The stored fields of a class, without what else is known of it. */
export const classFieldsSchema = z.object(storedFields);

/** The editable content of a class: its fields, marks and pupils. */
export const classContentSchema = z.object({
  ...storedFields,
  marks: storedMarks.default([]),
  pupils: z.array(pupilSchema.extend({ marks: storedPupilMarks.default([]) })),
});

/** Body of `POST /classes` and `PUT /classes/{id}`. */
export const classInputSchema = z.strictObject({
  ...typedFields,
  /** Up to six, none by default. A pupil loses the marks that the class no longer has. */
  marks: markListSchema.optional(),
  pupils: pupilListSchema,
});
export type ClassInput = z.infer<typeof classInputSchema>;
export type ClassPupil = ClassInput['pupils'][number];

/** A class before anything is typed. */
export const emptyClass: ClassInput = { grade: '', name: '', marks: [], pupils: [] };

/**
 * `POST /classes`. The client chooses the id, so a repeated request makes no second class. With `isPrivate` the class does
 * not belong to the teacher's school until the teacher gives it.
 */
export const createClassSchema = classInputSchema.extend({
  id: recordId(),
  isPrivate: z.boolean().optional(),
});
export type CreateClass = z.input<typeof createClassSchema>;

/**
 * `PUT /classes/{id}`. `version` is the one that was edited; if it is not the newest, the answer is 409
 * `changedMeanwhile`.
 */
export const updateClassSchema = classInputSchema.extend({ version: z.number().int().positive() });

/** Whether the session's teacher has a school and the class, their own, does not belong to it: no colleague sees it. */
const isPrivate = z.boolean();

/** A class in a list, with its active map: the room, and the pupils and trainees at their desks. */
export const classSummarySchema = z.object({
  id: z.uuid(),
  grade: z.string(),
  name: z.string(),
  pupilCount: z.number().int(),
  /** The owner's name; null once their account is deleted. */
  teacherName: z.string().nullable(),
  /** Whether the session's teacher owns it. */
  isOwn: z.boolean(),
  /** Whether the session's teacher may change it: the owner, and those it is shared with. */
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

/** Maximum number of archived classes in one answer. */
export const maxArchivedClasses = 100;

/** A class as the lists of archived and of ownerless classes show it. */
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
 * `GET /classes/archived?search={text}`: archived classes that the teacher may see and that have the text in their name
 * or their owner's. Own classes first, then the latest. `total` counts also those that are too many for one answer.
 */
export const archivedClassesSchema = z.object({
  classes: z.array(archivedClassSchema),
  total: z.number().int(),
});
export type ArchivedClasses = z.infer<typeof archivedClassesSchema>;

/**
 * `PUT /classes/{id}/archived`: archives or restores the class; `version` is the one that was seen, as with
 * `PUT /classes/{id}`. A repeat changes nothing and is no error.
 */
export const archiveClassSchema = z.strictObject({
  archived: z.boolean(),
  version: z.number().int().positive(),
});
export type ArchiveClass = z.infer<typeof archiveClassSchema>;

/** `GET /classes/{id}`, and the response to creating or changing a class. */
export const classDetailSchema = z.object({
  id: z.uuid(),
  ...storedFields,
  /** Only for those who may change the class. */
  marks: storedMarks.optional(),
  pupils: z.array(pupilSchema.extend({ marks: storedPupilMarks.optional() })),
  version: z.number().int(),
  teacherName: z.string().nullable(),
  /** Whether the session's teacher owns it: only the owner shares, archives, restores and deletes. */
  isOwn: z.boolean(),
  /** Whether the session's teacher may change it now: the owner and its editors, while it is not archived. */
  mayEdit: z.boolean(),
  /** Whether the session's teacher may share it with colleagues now. */
  mayShare: z.boolean(),
  isPrivate,
  archivedAt: z.iso.datetime().nullable(),
  /** The colleagues it is shared with, the earliest first. */
  editors: z.array(z.object({ id: z.uuid(), name: z.string() })),
  /** Numbers of the weeks without school, as its plan leaves them out. */
  skippedWeeks: z.array(z.number().int()).optional(),
  /** Its maps, those of its plan first and then the one that was active last. */
  maps: z.array(
    z.object({
      id: z.uuid(),
      name: z.string().nullable(),
      createdAt: z.iso.datetime(),
      roomName: z.string(),
      /** The first day of a map of a plan, as `2026-08-20`; null for one that was made to be used at once. */
      plannedFor: z.iso.date().nullable().default(null),
      isActive: z.boolean(),
      /** Whether it belongs to a plan and its time has not come. */
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
