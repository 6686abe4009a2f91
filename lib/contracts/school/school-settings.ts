import { z } from 'zod';
import { firstSchoolYear, lastSchoolYear, schoolGrades } from '@/lib/core/school/grades';
import { typedCodeMaxLength } from '@/lib/core/school/licence-code';
import { emailAddress } from '../addresses';
import { organizationNumber } from '../billing/orders';
import { schoolNameMaxLength } from '../account/teachers';
import { text } from '../text';
import { call } from '../call';

const isSorted = (values: readonly number[]) =>
  values.every((value, index) => index === 0 || value > values[index - 1]!);

/**
 * `PUT /schools/{id}`, for its admins. `version` is the edited version; if it is not the newest, the response is 409
 * `changedMeanwhile`.
 */
export const updateSchoolSchema = z.strictObject({
  name: text(schoolNameMaxLength),
  organizationNumber: organizationNumber.nullable(),
  /** First calendar year of the school year. */
  schoolYear: z.number().int().min(firstSchoolYear).max(lastSchoolYear).nullable(),
  /** Grades of the school, each once, in their order. */
  grades: z
    .array(z.enum(schoolGrades))
    .max(schoolGrades.length)
    .refine((grades) => isSorted(grades.map((grade) => schoolGrades.indexOf(grade)))),
  version: z.number().int().positive(),
});
export type UpdateSchool = z.infer<typeof updateSchoolSchema>;

/** `GET /schools/{id}/settings`, for its admins, and the response to changing the school or its code. */
export const schoolSettingsSchema = z.object({
  name: z.string(),
  organizationNumber: z.string().nullable(),
  schoolYear: z.number().int().nullable(),
  grades: z.array(z.enum(schoolGrades)),
  version: z.number().int(),
  /** Licence code without separator. */
  licenceCode: z.string(),
  seatLimit: z.number().int(),
  seatsTaken: z.number().int(),
  /** The last day of the trial, even after it; null if there was none. */
  trialEndsOn: z.iso.date().nullable(),
});
export type SchoolSettings = z.infer<typeof schoolSettingsSchema>;

/**
 * `POST /schools/{id}/licence-code`, for its admins: makes a new code. `code` is the code that the admin saw; if it
 * is not the school's, the response is 409 `changedMeanwhile`, so that two admins or two clicks make only one new
 * code.
 */
export const renewLicenceCodeSchema = z.strictObject({
  code: z.string().min(1).max(typedCodeMaxLength),
});
export type RenewLicenceCode = z.infer<typeof renewLicenceCodeSchema>;

/** Maximum number of addresses in one request for mails with the licence code. */
export const maxInvitations = 30;

/**
 * `POST /schools/{id}/licence-code/mails`, for its admins: mails the code to colleagues. `code` is the code that the
 * admin saw; if it is not the school's, the response is 409 `changedMeanwhile`. The same address gets the same code
 * once a day.
 */
export const mailCodeSchema = z.strictObject({
  code: z.string().min(1).max(typedCodeMaxLength),
  emails: z.array(emailAddress()).min(1).max(maxInvitations),
});
export type MailCode = z.infer<typeof mailCodeSchema>;

/**
 * `POST /schools/named`: the name of the school of a licence code. The code is in the body, so that no access log
 * contains it.
 */
export const findByCodeSchema = z.strictObject({
  code: z.string().min(1).max(typedCodeMaxLength),
});

export const schoolSettingsCalls = {
  findByCode: call('POST', '/schools/named', 'none', {
    body: findByCodeSchema,
    answer: z.object({ name: z.string() }),
    codes: ['licenceCodeUnknown', 'tooManyRequests'],
  }),
  readSchoolSettings: call('GET', '/schools/{schoolId}/settings', 'teacher', {
    answer: schoolSettingsSchema,
    codes: ['forbidden'],
  }),
  updateSchool: call('PUT', '/schools/{schoolId}', 'teacher', {
    body: updateSchoolSchema,
    answer: schoolSettingsSchema,
    codes: ['changedMeanwhile', 'forbidden'],
  }),
  renewLicenceCode: call('POST', '/schools/{schoolId}/licence-code', 'teacher', {
    body: renewLicenceCodeSchema,
    answer: schoolSettingsSchema,
    codes: ['changedMeanwhile', 'forbidden', 'tooManyRequests'],
  }),
  mailLicenceCode: call('POST', '/schools/{schoolId}/licence-code/mails', 'teacher', {
    body: mailCodeSchema,
    codes: ['changedMeanwhile', 'emailNotConfirmed', 'forbidden', 'tooManyRequests'],
  }),
};
