import { z } from 'zod';
import { duplicateIndexes, pupilNameMaxLength } from '@/lib/core/classes/pupil-name';
import { markNameMaxLength, maxMarks } from '@/lib/core/conditions/marks';
import { deskSchema, storedLayoutSchema } from '../rooms/rooms';
import { recordId, text } from '../text';
import { call } from '../call';
import { searchSchema } from '../search';

/** Maximum number of pupils in a class. */
export const maxPupils = 200;

/** Maximum number of colleagues with whom a class is shared. */
export const maxEditors = 20;

export const pupilSchema = z.object({ id: z.uuid(), name: z.string() });
export type Pupil = z.infer<typeof pupilSchema>;

/** Number of a mark in its class, which determines the mark's colour and shape. */
const markSymbol = z
  .number()
  .int()
  .min(0)
  .max(maxMarks - 1);

const isEachOnce = (values: readonly unknown[]) => new Set(values).size === values.length;

/** The marks of a pupil, by their symbols in the class. */
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
  /** Id chosen by the client. It does not change when the pupil is renamed. */
  id: recordId(),
  name: text(pupilNameMaxLength),
  /** The pupil's marks; none if missing. */
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
 * The fields of a class besides its pupils, as typed and as stored. Forms, drafts, merges and use cases derive their
 * list of fields from here.
 */
const typedFields = { grade: text(20), name: text(60) };
const storedFields = { grade: z.string(), name: z.string() };

/** The stored fields of a class, without derived data. */
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
  /** Up to six. A pupil loses the marks that the class no longer has. Without this field a class keeps its marks. */
  marks: markListSchema.optional(),
  pupils: pupilListSchema,
});
export type ClassInput = z.infer<typeof classInputSchema>;
export type ClassPupil = ClassInput['pupils'][number];

/** A class before anything is typed. */
export const emptyClass: ClassInput = { grade: '', name: '', marks: [], pupils: [] };

/**
 * `POST /classes`. The client chooses the id, so a repeated request makes no second class. With `isPrivate` the class
 * does not belong to the teacher's school until the teacher gives it to the school.
 */
export const createClassSchema = classInputSchema.extend({
  id: recordId(),
  isPrivate: z.boolean().optional(),
});
export type CreateClass = z.input<typeof createClassSchema>;

/**
 * `PUT /classes/{id}`. `version` is the edited version; if it is not the newest, the response is 409
 * `changedMeanwhile`.
 */
export const updateClassSchema = classInputSchema.extend({ version: z.number().int().positive() });

/**
 * Whether the session's teacher has a school but owns the class outside of the school. Colleagues do not see the class.
 */
const isPrivate = z.boolean();

/** A class in a list, with its active map: the room, and the pupils and trainees at their desks. */
export const classSummarySchema = z.object({
  id: z.uuid(),
  grade: z.string(),
  name: z.string(),
  pupilCount: z.number().int(),
  /** The owner's name; null once their account is deleted. */
  teacherName: z.string().nullable(),
  /** Whether the session's teacher owns the class. */
  isOwn: z.boolean(),
  /** Whether the session's teacher may change the class: the owner and its editors may. */
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

/** Maximum number of archived classes in one response. */
export const maxArchivedClasses = 100;

/** A class in the lists of archived and of ownerless classes. */
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
 * `GET /classes/archived?search={text}`: archived classes that the teacher may see and whose name or owner's name
 * contains the text. Own classes first, then the latest. `total` also counts matches beyond the maximum of one
 * response.
 */
export const archivedClassesSchema = z.object({
  classes: z.array(archivedClassSchema),
  total: z.number().int(),
});
export type ArchivedClasses = z.infer<typeof archivedClassesSchema>;

/**
 * `PUT /classes/{id}/archived`: archives or restores the class; `version` is the seen version, as with `PUT
 * /classes/{id}`. Idempotent.
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
  /** Whether the session's teacher owns the class: only the owner shares, archives, restores and deletes it. */
  isOwn: z.boolean(),
  /**
   * Whether the session's teacher may change the class now: the owner and its editors may, while it is not archived.
   */
  mayEdit: z.boolean(),
  /** Whether the session's teacher may share the class with colleagues now. */
  mayShare: z.boolean(),
  isPrivate,
  archivedAt: z.iso.datetime().nullable(),
  /** The colleagues with whom the class is shared, the earliest first. */
  editors: z.array(z.object({ id: z.uuid(), name: z.string() })),
  /** Numbers of the weeks without school, which its plan skips. */
  skippedWeeks: z.array(z.number().int()).optional(),
  /** Maps of the class, planned maps first and then the last active map. */
  maps: z.array(
    z.object({
      id: z.uuid(),
      name: z.string().nullable(),
      createdAt: z.iso.datetime(),
      roomName: z.string(),
      /** The first day of a planned map, such as `2026-08-20`; null for a map without a plan. */
      plannedFor: z.iso.date().nullable().default(null),
      isActive: z.boolean(),
      /** Whether the map is planned for a day in the future. */
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
