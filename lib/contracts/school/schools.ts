import { z } from 'zod';
import { schoolGrades } from '@/lib/core/school/grades';
import { call } from '../call';

/** `GET /schools/{id}`: a school as the API returns it (spec, section 3). Times are ISO 8601 in UTC, or null. */
export const schoolSchema = z.object({
  seat_limit: z.number().int(),
  has_active_subscription: z.boolean(),
  subscription_current_period_end: z.iso.datetime().nullable(),
});
export type School = z.infer<typeof schoolSchema>;

/** The school with fields beyond the specification, which the app shows to all teachers of the school. */
export const namedSchoolSchema = schoolSchema.extend({
  name: z.string(),
  /** First calendar year of the school year, 2026 for 2026/27; null until an admin has chosen a school year. */
  school_year: z.number().int().nullable(),
  grades: z.array(z.enum(schoolGrades)),
});
export type NamedSchool = z.infer<typeof namedSchoolSchema>;

/** Maximum number of teachers in one response; more than the seats of any plan. */
export const maxColleagues = 500;

const colleagueSchema = z.object({ id: z.uuid(), name: z.string() });
export type Colleague = z.infer<typeof colleagueSchema>;

/**
 * `GET /schools/{id}/teachers`: the teachers of the session's own school by name, the session's own teacher included.
 */
export const colleagueListSchema = z.array(colleagueSchema.extend({ isAdmin: z.boolean() }));
export type ListedColleague = z.infer<typeof colleagueListSchema>[number];

/** `GET /teachers/activecount/{school_id}`: the number of active teachers of the school. */
export const teacherCountSchema = z.number().int().min(0);

export const schoolCalls = {
  readSchool: call('GET', '/schools/{schoolId}', 'teacher', { answer: namedSchoolSchema }),
  listColleagues: call('GET', '/schools/{schoolId}/teachers', 'teacher', {
    answer: colleagueListSchema,
  }),
  countTeachers: call('GET', '/teachers/activecount/{schoolId}', 'teacher', {
    answer: teacherCountSchema,
  }),
};
