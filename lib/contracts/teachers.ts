import { z } from 'zod';
import { text } from './text';

/** A teacher as the API gives it (spec, section 3). Times are ISO 8601 in UTC, or null. */
export const teacherSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: z.enum(['teacher', 'admin']),
  school_id: z.uuid().nullable(),
  created_at: z.iso.datetime(),
  trial_expires_at: z.iso.datetime().nullable(),
  has_active_personal_subscription: z.boolean(),
  personal_subscription_current_period_end: z.iso.datetime().nullable(),
});
export type Teacher = z.infer<typeof teacherSchema>;

export const teacherListSchema = z.array(teacherSchema);

/** `POST /teachers`: makes the signed-in account a teacher; answers with the record, also when it exists. */
export const registerTeacherSchema = z.strictObject({
  name: text(100),
});
