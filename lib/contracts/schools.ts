import { z } from 'zod';

/** `GET /schools/{id}`: a school as the API gives it (spec, section 3). Times are ISO 8601 in UTC, or null. */
export const schoolSchema = z.object({
  seat_limit: z.number().int(),
  has_active_subscription: z.boolean(),
  subscription_current_period_end: z.iso.datetime().nullable(),
});
export type School = z.infer<typeof schoolSchema>;

/** The school with its name, which the app shows; the specification's calls do not need it. */
export const namedSchoolSchema = schoolSchema.extend({ name: z.string() });
export type NamedSchool = z.infer<typeof namedSchoolSchema>;

/** Maximum number of teachers in one answer; more than any plan has seats for. */
export const maxColleagues = 500;

/** `GET /schools/{id}/teachers`: the teachers of the session's own school by name, the session's own among them. */
export const colleagueListSchema = z.array(z.object({ id: z.uuid(), name: z.string() }));
export type Colleague = z.infer<typeof colleagueListSchema>[number];

/** `GET /teachers/activecount/{school_id}`: how many of the school's teachers are active. */
export const teacherCountSchema = z.number().int().min(0);
