import { z } from 'zod';
import { schoolGrades } from '@/lib/core/school/grades';
import { call } from '../call';

/** `GET /schools/{id}`: a school in the API's format (spec, section 3). Times are ISO 8601 in UTC, or null. */
export const schoolSchema = z.object({
  seat_limit: z.number().int(),
  has_active_subscription: z.boolean(),
  subscription_current_period_end: z.iso.datetime().nullable(),
});
export type School = z.infer<typeof schoolSchema>;

export const namedSchoolSchema = schoolSchema.extend({
  name: z.string(),
  /** First calendar year of a school year, such as 2026 for 2026/27; null until an admin has chosen one. */
  school_year: z.number().int().nullable(),
  grades: z.array(z.enum(schoolGrades)),
});
export type NamedSchool = z.infer<typeof namedSchoolSchema>;

export const maxColleagues = 500;

const colleagueSchema = z.object({ id: z.uuid(), name: z.string() });
export type Colleague = z.infer<typeof colleagueSchema>;

/** `GET /schools/{id}/teachers`: all teachers of the user's own school, by name. */
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
