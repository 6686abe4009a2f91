import { z } from 'zod';

/** `GET /schools/{id}`: a school as the API gives it (spec, section 3). Times are ISO 8601 in UTC, or null. */
export const schoolSchema = z.object({
  seat_limit: z.number().int(),
  has_active_subscription: z.boolean(),
  subscription_current_period_end: z.iso.datetime().nullable(),
});
export type School = z.infer<typeof schoolSchema>;

/** `GET /teachers/activecount/{school_id}`: how many of the school's teachers are active. */
export const teacherCountSchema = z.number().int().min(0);
