import { z } from 'zod';
import { schoolGrades } from '@/lib/core/school/grades';
import { call } from '../call';

/** School, with the field names of the API specification (section 3). */
export const schoolSchema = z.object({
  seat_limit: z.number().int(),
  has_active_subscription: z.boolean(),
  subscription_current_period_end: z.iso.datetime().nullable(),
});
export type School = z.infer<typeof schoolSchema>;

export const namedSchoolSchema = schoolSchema.extend({
  name: z.string(),
  /** First calendar year of a school year, such as 2026 for 2026/27; null until an admin chooses a school year. */
  school_year: z.number().int().nullable(),
  grades: z.array(z.enum(schoolGrades)),
});
export type NamedSchool = z.infer<typeof namedSchoolSchema>;

export const maxColleagues = 500;

const colleagueSchema = z.object({ id: z.uuid(), name: z.string() });
export type Colleague = z.infer<typeof colleagueSchema>;

/** Response to `GET /schools/{id}/teachers`: all teachers of the signed-in teacher's own school, ordered by name. */
export const colleagueListSchema = z.array(colleagueSchema.extend({ isAdmin: z.boolean() }));
export type ListedColleague = z.infer<typeof colleagueListSchema>[number];

/** Response to `GET /teachers/activecount/{school_id}`: the number of active teachers of a school. */
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
