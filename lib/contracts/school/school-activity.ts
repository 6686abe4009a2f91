import { z } from 'zod';
import { activityKinds } from '@/lib/core/school/activity';
import { call } from '../call';
import { pageQuery } from '../search';

export const activityPageSize = 50;

/** Entry of a school's activity log. A name is null if the account was deleted or the entry needs no name. */
const activitySchema = z.object({
  id: z.uuid(),
  kind: z.enum(activityKinds),
  at: z.iso.datetime(),
  actorName: z.string().nullable(),
  subjectName: z.string().nullable(),
  /** True if the acting teacher is also the affected teacher, such as an admin who resigns. */
  isOfSelf: z.boolean(),
  classes: z.number().int().nullable(),
  schoolYear: z.number().int().nullable(),
});
export type Activity = z.infer<typeof activitySchema>;

/**
 * `GET /schools/{id}/activity?after={next}`: the school's activity log for admins, the newest first. `next` is null on
 * the last page.
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
