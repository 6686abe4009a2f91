import { z } from 'zod';
import { firstSchoolYear, lastSchoolYear } from '@/lib/core/school/grades';
import { yearActions, type ClassLabel, type ProposedMove } from '@/lib/core/school/year-move';
import { recordId } from '../text';
import { call } from '../call';

export const maxMovedClasses = 20_000;
const maxChoices = 5000;

export const yearUndoDays = 30;

const proposedClassSchema = z.object({
  id: z.uuid(),
  grade: z.string(),
  name: z.string(),
  teacherName: z.string().nullable(),
  action: z.enum(yearActions),
  /** New grade and name of a class that moves up one grade; null if the class cannot move up. */
  up: z.object({ grade: z.string(), name: z.string() }).nullable(),
}) satisfies z.ZodType<ClassLabel & ProposedMove>;
export type ProposedClass = z.infer<typeof proposedClassSchema>;

const yearMoveSchema = z.object({
  id: z.uuid(),
  schoolYear: z.number().int(),
  at: z.iso.datetime(),
  /** Name of the admin who started a school year; null if the account was deleted. */
  byName: z.string().nullable(),
  movedUp: z.number().int(),
  archived: z.number().int(),
  /** Time until which the start of a school year can be undone; null if undoing is impossible. */
  undoUntil: z.iso.datetime().nullable(),
});
export type YearMove = z.infer<typeof yearMoveSchema>;

/**
 * Response to `GET /schools/{id}/year-moves`, for the school's admins: the school's classes, each with a proposed
 * action for the new school year (move up, leave or stay). `fingerprint` identifies the returned list of classes.
 */
export const yearProposalSchema = z.object({
  /** First calendar year of a school's current school year, such as 2026 for 2026/27; null if no school year is set. */
  schoolYear: z.number().int().nullable(),
  hasGrades: z.boolean(),
  fingerprint: z.string(),
  classes: z.array(proposedClassSchema),
  last: yearMoveSchema.nullable(),
});
export type YearProposal = z.infer<typeof yearProposalSchema>;

/**
 * Body of `POST /schools/{id}/year-moves`, with which an admin starts a new school year; idempotent by id. `choices`
 * lists the classes for which the admin changed the proposed action. `fingerprint` identifies the list of classes that
 * the admin saw; an outdated `fingerprint` gives 409 `changedMeanwhile`.
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

export const movedYearSchema = yearMoveSchema;

export const maxKeptClasses = 100;

/**
 * Response to `POST /schools/{id}/year-moves/{moveId}/undo`, which undoes the start of a school year. A class that was
 * changed after the start remains unchanged. `kept` lists the first `maxKeptClasses` of these classes; `keptCount`
 * counts all. After `yearUndoDays` days, the response is 409 `undoTooLate`.
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
