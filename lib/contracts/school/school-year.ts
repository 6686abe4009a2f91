import { z } from 'zod';
import { firstSchoolYear, lastSchoolYear } from '@/lib/core/school/grades';
import { yearActions, type ClassLabel, type ProposedMove } from '@/lib/core/school/year-move';
import { recordId } from '../text';
import { call } from '../call';

/** Maximum number of classes that one new school year moves. */
export const maxMovedClasses = 20_000;
/** Maximum number of classes for which an admin chooses another action than proposed. */
const maxChoices = 5000;

/** Number of days during which the start of a school year can be undone. */
export const yearUndoDays = 30;

const proposedClassSchema = z.object({
  id: z.uuid(),
  grade: z.string(),
  name: z.string(),
  teacherName: z.string().nullable(),
  action: z.enum(yearActions),
  /** The class one grade higher; null if it cannot move up. */
  up: z.object({ grade: z.string(), name: z.string() }).nullable(),
}) satisfies z.ZodType<ClassLabel & ProposedMove>;
export type ProposedClass = z.infer<typeof proposedClassSchema>;

/** A completed start of a school year. */
const yearMoveSchema = z.object({
  id: z.uuid(),
  schoolYear: z.number().int(),
  at: z.iso.datetime(),
  /** The admin who started the school year; null once the account is deleted. */
  byName: z.string().nullable(),
  movedUp: z.number().int(),
  archived: z.number().int(),
  /** Time until which the start can be undone; null after it was undone, or after a later start. */
  undoUntil: z.iso.datetime().nullable(),
});
export type YearMove = z.infer<typeof yearMoveSchema>;

/**
 * `GET /schools/{id}/year-moves`, for its admins: the classes that are not archived, by grade and name, with the
 * proposed action for each. `fingerprint` identifies the shown proposal.
 */
export const yearProposalSchema = z.object({
  /** The school year that ends; null if none is chosen. */
  schoolYear: z.number().int().nullable(),
  /** Whether the school has chosen its grades, which determine the classes that leave. */
  hasGrades: z.boolean(),
  fingerprint: z.string(),
  classes: z.array(proposedClassSchema),
  last: yearMoveSchema.nullable(),
});
export type YearProposal = z.infer<typeof yearProposalSchema>;

/**
 * `POST /schools/{id}/year-moves`, for its admins: begins a school year. `choices` are the classes with another
 * action than proposed. If the classes have changed since they were shown, or the school year has begun, the response
 * is 409 `changedMeanwhile`. A repeat with the same id returns the stored move.
 */
export const moveYearSchema = z.strictObject({
  id: recordId(),
  schoolYear: z.number().int().min(firstSchoolYear).max(lastSchoolYear),
  fingerprint: z.string().max(100),
  choices: z
    .array(z.strictObject({ classId: recordId(), action: z.enum(yearActions) }))
    .max(maxChoices),
});
export type MoveYear = z.infer<typeof moveYearSchema>;

/** The response to beginning a school year. */
export const movedYearSchema = yearMoveSchema;

/** Maximum number of classes that the response to an undo names. */
export const maxKeptClasses = 100;

/**
 * The response to `POST /schools/{id}/year-moves/{moveId}/undo`: the number of restored classes, and the classes that
 * are not restored because they were changed in the meantime. After the time limit, or after a later start, the
 * response is 409 `undoTooLate`.
 */
export const undoneYearSchema = z.object({
  restored: z.number().int(),
  keptCount: z.number().int(),
  kept: z.array(z.object({ id: z.uuid(), grade: z.string(), name: z.string() })),
});
export type UndoneYear = z.infer<typeof undoneYearSchema>;

export const schoolYearCalls = {
  readYearProposal: call('GET', '/schools/{schoolId}/year-moves', 'teacher', {
    answer: yearProposalSchema,
    codes: ['forbidden', 'tooManyClasses'],
  }),
  moveYear: call('POST', '/schools/{schoolId}/year-moves', 'teacher', {
    body: moveYearSchema,
    maxBodyBytes: 500_000,
    answer: movedYearSchema,
    codes: ['changedMeanwhile', 'forbidden', 'idTaken', 'tooManyClasses', 'tooManyRequests'],
  }),
  undoYear: call('POST', '/schools/{schoolId}/year-moves/{moveId}/undo', 'teacher', {
    answer: undoneYearSchema,
    codes: ['forbidden', 'undoTooLate'],
  }),
};
