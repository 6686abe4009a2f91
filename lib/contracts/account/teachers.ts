import { z } from 'zod';
import { typedCodeMaxLength } from '@/lib/core/school/licence-code';
import { text } from '../text';
import { call } from '../call';

export const teacherRole = z.enum(['teacher', 'admin']);

/** A teacher in the API's format (spec, section 3). Times are ISO 8601 in UTC, or null. */
const teacherSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: teacherRole,
  school_id: z.uuid().nullable(),
  created_at: z.iso.datetime(),
  trial_expires_at: z.iso.datetime().nullable(),
  has_active_personal_subscription: z.boolean(),
  personal_subscription_current_period_end: z.iso.datetime().nullable(),
  has_accepted_terms: z.boolean(),
  /**
   * True if the teacher's e-mail address was confirmed. Servers of an older build omit this field; the address then
   * counts as confirmed.
   */
  is_email_verified: z.boolean().default(true),
});
export type Teacher = z.infer<typeof teacherSchema>;

/** Maximum length of the name of a teacher or a school, in UTF-16 code units. */
export const personNameMaxLength = 100;
export const schoolNameMaxLength = 100;

/**
 * `POST /teachers`: creates the teacher record of the signed-in account; idempotent. `schoolName` creates a school with
 * this teacher as admin, and `licenceCode` joins a school.
 */
export const registerTeacherSchema = z
  .strictObject({
    name: text(personNameMaxLength),
    schoolName: text(schoolNameMaxLength).optional(),
    licenceCode: z.string().min(1).max(typedCodeMaxLength).optional(),
    givesClasses: z.boolean().optional(),
    endsCard: z.boolean().optional(),
    /** Version of the terms that a teacher accepts; required for a new teacher record. */
    acceptedTerms: z.string().max(20).optional(),
  })
  .refine((body) => body.schoolName === undefined || body.licenceCode === undefined, {
    path: ['licenceCode'],
    params: { code: 'notWithSchoolName' },
  });
export type RegisterTeacher = z.infer<typeof registerTeacherSchema>;

export const teacherCalls = {
  registerTeacher: call('POST', '/teachers', 'required', {
    body: registerTeacherSchema,
    answer: teacherSchema,
    codes: [
      'accountDeleted',
      'hasSchool',
      'licenceCodeUnknown',
      'removedFromSchool',
      'schoolFull',
      'teacherExists',
      'termsNotAccepted',
      'tooManyRequests',
      'tooManySchoolClasses',
    ],
  }),
  /**
   * Returns a list with the teacher who has the e-mail address. The list is empty unless the address belongs to the
   * signed-in account.
   */
  findTeacher: call('GET', '/teachers/email/{email}', 'required', {
    answer: z.array(teacherSchema),
  }),
  recordLogin: call('GET', '/teachers/ull/{teacherId}', 'teacher'),
};
