import { z } from 'zod';
import { activityKinds } from '@/lib/core/school/activity';
import { call } from '../call';
import { pageQuery } from '../search';

/** Number of entries in one answer of the activity log. */
export const activityPageSize = 50;

/** One entry. A name is null for an account that is deleted, and for an entry that concerns no such teacher. */
const activitySchema = z.object({
  id: z.uuid(),
  kind: z.enum(activityKinds),
  at: z.iso.datetime(),
  actorName: z.string().nullable(),
  subjectName: z.string().nullable(),
  /** Whether the teacher did it to themselves, such as stepping down as admin. */
  isOfSelf: z.boolean(),
  classes: z.number().int().nullable(),
  schoolYear: z.number().int().nullable(),
});
export type Activity = z.infer<typeof activitySchema>;

/**
 * `GET /schools/{id}/activity?after={next}`: what happened at the school, the latest first, for its admins. `next` is
 * null on the last page.
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
