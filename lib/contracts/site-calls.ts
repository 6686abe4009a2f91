import { z } from 'zod';
import { call } from './call';

/*
 * API calls that a different installation of the product may answer. Fields that the different installation may omit
 * are optional here.
 */

const id = z.union([z.string(), z.number()]).transform(String);
const moment = z.iso
  .datetime({ offset: true })
  .nullish()
  .transform((value) => value ?? null);

const siteTeacher = z.object({
  id,
  name: z.string(),
  email: z.string(),
  role: z.string(),
  school_id: id.nullish().transform((value) => value ?? null),
  created_at: z.string(),
  trial_expires_at: moment,
  has_active_personal_subscription: z.boolean(),
  personal_subscription_current_period_end: moment,
  /**
   * True if a teacher accepted the present terms of use. A different installation of the product may omit this field;
   * the terms then count as accepted.
   */
  has_accepted_terms: z.boolean().default(true),
  /**
   * True if a teacher's e-mail address is confirmed. A different installation of the product may omit this field; the
   * address then counts as confirmed.
   */
  is_email_verified: z.boolean().default(true),
});
export type SiteTeacher = z.infer<typeof siteTeacher>;

const siteSchool = z.object({
  seat_limit: z.number().int(),
  has_active_subscription: z.boolean(),
  subscription_current_period_end: moment,
});
export type SiteSchool = z.infer<typeof siteSchool>;

export const siteCalls = {
  findTeacher: call('GET', '/teachers/email/{email}', 'required', { answer: z.array(siteTeacher) }),
  findAdmin: call('GET', '/admins/email/{email}', 'required', {
    answer: z.array(z.object({ id })),
  }),
  readSchool: call('GET', '/schools/{schoolId}', 'teacher', { answer: siteSchool }),
  countTeachers: call('GET', '/teachers/activecount/{schoolId}', 'teacher', {
    answer: z.number().int().min(0),
  }),
  createCheckout: call('POST', '/stripe/create-checkout-session', 'required', {
    body: z.object({ lookup_key: z.string(), owner_type: z.enum(['school', 'teacher']) }),
    answer: z.object({ url: z.string().nullish() }),
  }),
  readCsrf: call('GET', '/session/csrf', 'none', { answer: z.object({ csrfToken: z.string() }) }),
  signIn: call('POST', '/sessionLogin', 'none', {
    body: z.object({ idToken: z.string(), csrfToken: z.string() }),
  }),
  signOut: call('POST', '/sessionLogout', 'none', { body: z.object({}) }),
};
