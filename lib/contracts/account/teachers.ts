import { z } from 'zod';
import { typedCodeMaxLength } from '@/lib/core/school/licence-code';
import { text } from '../text';
import { call } from '../call';

export const teacherRole = z.enum(['teacher', 'admin']);

/** Teacher, with the field names of the API specification (section 3). */
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
   * True if a teacher's e-mail address is confirmed. A server of an older build omits this field; the default then
   * counts the address as confirmed.
   */
  is_email_verified: z.boolean().default(true),
});
export type Teacher = z.infer<typeof teacherSchema>;

/** Maximum length of a teacher's name, in UTF-16 code units. */
export const personNameMaxLength = 100;
export const schoolNameMaxLength = 100;

/**
 * Body of `POST /teachers`, which creates the teacher record of the signed-in account; idempotent. `schoolName` also
 * creates a school with the teacher as admin. `licenceCode` adds the teacher to an existing school.
 */
export const registerTeacherSchema = z
  .strictObject({
    name: text(personNameMaxLength),
    schoolName: text(schoolNameMaxLength).optional(),
    licenceCode: z.string().min(1).max(typedCodeMaxLength).optional(),
    givesClasses: z.boolean().optional(),
    endsCard: z.boolean().optional(),
    /** Version of the terms of use that a teacher accepts; required if the account has no teacher record yet. */
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
   * Returns a list with the signed-in teacher if `email` is the address of the signed-in account. Returns an empty list
   * for any different address.
   */
  findTeacher: call('GET', '/teachers/email/{email}', 'required', {
    answer: z.array(teacherSchema),
  }),
  recordLogin: call('GET', '/teachers/ull/{teacherId}', 'teacher'),
};
