import { z } from 'zod';
import { activityKinds } from '@/lib/core/school/activity';
import { call } from '../call';
import { pageQuery } from '../search';

/** Number of entries in one response of the activity log. */
export const activityPageSize = 50;

/**
 * An entry of the activity log. A name is null if the account was deleted, or if the entry concerns no such teacher.
 */
const activitySchema = z.object({
  id: z.uuid(),
  kind: z.enum(activityKinds),
  at: z.iso.datetime(),
  actorName: z.string().nullable(),
  subjectName: z.string().nullable(),
  /** Whether the teacher acted on themselves, such as stepping down as admin. */
  isOfSelf: z.boolean(),
  classes: z.number().int().nullable(),
  schoolYear: z.number().int().nullable(),
});
export type Activity = z.infer<typeof activitySchema>;

/**
 * `GET /schools/{id}/activity?after={next}`: the activity log of the school, the latest first, for its admins. `next`
 * is null on the last page.
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
