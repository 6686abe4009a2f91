import { z } from 'zod';
import { teacherRole } from '../account/teachers';
import { recordId } from '../text';
import { call } from '../call';
import { pageQuery, searchSchema } from '../search';

export const memberPageSize = 50;

const memberSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  isAdmin: z.boolean(),
  lastLoginAt: z.iso.datetime().nullable(),
  classCount: z.number().int(),
});
export type Member = z.infer<typeof memberSchema>;

/**
 * Response to `GET /schools/{id}/members`, for the school's admins: a page of the teachers whose name or e-mail address
 * contains the search text. `total` is the number of all matching teachers. `next` is the parameter `after` of the next
 * page, or null on the last page.
 */
export const memberPageSchema = z.object({
  members: z.array(memberSchema),
  total: z.number().int(),
  next: z.string().nullable(),
});
export type MemberPage = z.infer<typeof memberPageSchema>;

/**
 * Body of `POST /schools/{id}/members/{teacherId}/remove`, which removes a teacher from a school. `newOwnerId` is the
 * teacher who gets the removed teacher's classes. If `renewsCode` is true, the school also gets a new licence code (the
 * code with which teachers join the school).
 */
export const removeMemberSchema = z.strictObject({
  newOwnerId: recordId(),
  renewsCode: z.boolean(),
});
export type RemoveMember = z.infer<typeof removeMemberSchema>;

const removalSchema = z.object({
  teacherId: z.uuid(),
  name: z.string(),
  removedAt: z.iso.datetime(),
});
export type Removal = z.infer<typeof removalSchema>;

/**
 * Response to `GET /schools/{id}/removals`: a page of the teachers who were removed from the school. A removed teacher
 * cannot rejoin with the school's licence code (the code with which teachers join the school).
 */
export const removalPageSchema = z.object({
  removals: z.array(removalSchema),
  next: z.string().nullable(),
});
export type RemovalPage = z.infer<typeof removalPageSchema>;

export const memberRoleSchema = z.strictObject({ role: teacherRole });
export type MemberRole = z.infer<typeof memberRoleSchema>['role'];

export const memberCalls = {
  listMembers: call('GET', '/schools/{schoolId}/members', 'teacher', {
    query: z.object({ search: searchSchema.default(''), after: z.string().optional() }),
    answer: memberPageSchema,
    codes: ['forbidden'],
  }),
  handOverAdmin: call('POST', '/schools/{schoolId}/members/{teacherId}/hand-over', 'teacher', {
    codes: ['forbidden', 'lastAdmin'],
  }),
  /** Removes a teacher from a school and returns the number of the teacher's classes that got a new owner. */
  removeMember: call('POST', '/schools/{schoolId}/members/{teacherId}/remove', 'teacher', {
    body: removeMemberSchema,
    answer: z.object({ classes: z.number().int() }),
    codes: ['forbidden', 'lastAdmin'],
  }),
  changeRole: call('PUT', '/schools/{schoolId}/members/{teacherId}/role', 'teacher', {
    body: memberRoleSchema,
    codes: ['forbidden', 'lastAdmin'],
  }),
  listRemovals: call('GET', '/schools/{schoolId}/removals', 'teacher', {
    query: pageQuery,
    answer: removalPageSchema,
    codes: ['forbidden'],
  }),
  readmitTeacher: call('DELETE', '/schools/{schoolId}/removals/{teacherId}', 'teacher', {
    codes: ['forbidden'],
  }),
};
