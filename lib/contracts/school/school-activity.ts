import { z } from 'zod';
import { activityKinds } from '@/lib/core/school/activity';
import { call } from '../call';
import { pageQuery } from '../search';

export const activityPageSize = 50;

/**
 * Entry of a school's activity log. `actorName` and `subjectName` are null if the account was deleted, or if the entry
 * needs no name.
 */
const activitySchema = z.object({
  id: z.uuid(),
  kind: z.enum(activityKinds),
  at: z.iso.datetime(),
  actorName: z.string().nullable(),
  subjectName: z.string().nullable(),
  /** True if the acting teacher and the affected teacher are the same person. Example: an admin who resigns. */
  isOfSelf: z.boolean(),
  classes: z.number().int().nullable(),
  schoolYear: z.number().int().nullable(),
});
export type Activity = z.infer<typeof activitySchema>;

/**
 * Response to `GET /schools/{id}/activity?after={next}`, for the school's admins: a page of the activity log, the
 * newest entry first. `next` is the parameter `after` of the next page, or null on the last page.
 */
export const activityPageSchema = z.object({
  entries: z.array(activitySchema),
  next: z.string().nullable(),
});
export type ActivityPage = z.infer<typeof activityPageSchema>;

export const schoolActivityCalls = {
  listSchoolActivity: call('GET', '/schools/{schoolId}/activity', 'teacher', {
    query: pageQuery,
    answer: activityPageSchema,
    codes: ['forbidden'],
  }),
};
