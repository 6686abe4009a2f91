import { z } from 'zod';
import { typedCodeMaxLength } from '@/lib/core/school/licence-code';
import { text } from '../text';
import { call } from '../call';

export const teacherRole = z.enum(['teacher', 'admin']);

/** A teacher as the API returns it (spec, section 3). Times are ISO 8601 in UTC, or null. */
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
  /** Whether the teacher has accepted the present version of the terms. */
  has_accepted_terms: z.boolean(),
  /** Whether the address was confirmed by a mailed link. A node of an older build omits the field. */
  is_email_verified: z.boolean().default(true),
});
export type Teacher = z.infer<typeof teacherSchema>;

/** Maximum length of the name of a teacher and of a school, in UTF-16 code units. */
export const personNameMaxLength = 100;
export const schoolNameMaxLength = 100;

/**
 * `POST /teachers`: creates the teacher record of the signed-in account and returns it. A repeated request returns the
 * existing record. `schoolName` creates a school with this teacher as admin; `licenceCode` joins a school. Without
 * both, the teacher has no school.
 */
export const registerTeacherSchema = z
  .strictObject({
    name: text(personNameMaxLength),
    schoolName: text(schoolNameMaxLength).optional(),
    /** The licence code as typed. */
    licenceCode: z.string().min(1).max(typedCodeMaxLength).optional(),
    /** Whether the teacher's personal classes are given to the school, so that colleagues see them. */
    givesClasses: z.boolean().optional(),
    /**
     * Whether a teacher with a card subscription chose to end it with its period. Another call ends the subscription.
     */
    endsCard: z.boolean().optional(),
    /** The accepted version of the terms, which also confirms the minimum age; needed for a new record. */
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
  /** Returns one entry if the address is the session's own and has a teacher, otherwise none. */
  findTeacher: call('GET', '/teachers/email/{email}', 'required', {
    answer: z.array(teacherSchema),
  }),
  recordLogin: call('GET', '/teachers/ull/{teacherId}', 'teacher'),
};
