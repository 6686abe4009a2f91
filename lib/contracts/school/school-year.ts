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
  /** Grade and name of a class one grade higher; null if the class cannot move up. */
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
 * `GET /schools/{id}/year-moves`, for admins: the school's classes with a proposed action for each. `fingerprint`
 * identifies the shown proposal.
 */
export const yearProposalSchema = z.object({
  /** First calendar year of a school's current school year; null if the school has not set one. */
  schoolYear: z.number().int().nullable(),
  hasGrades: z.boolean(),
  fingerprint: z.string(),
  classes: z.array(proposedClassSchema),
  last: yearMoveSchema.nullable(),
});
export type YearProposal = z.infer<typeof yearProposalSchema>;

/**
 * `POST /schools/{id}/year-moves`, for admins: starts a school year; idempotent by id. `choices` lists the classes for
 * which the admin overrides the proposed action. An outdated `fingerprint` gives 409 `changedMeanwhile`.
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
 * `POST /schools/{id}/year-moves/{moveId}/undo`: undoes the start of a school year for classes that were not changed
 * since. After the time limit, the response is 409 `undoTooLate`.
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
