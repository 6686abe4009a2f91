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
 * Body of `PUT /schools/{id}`, which changes a school's settings, for the school's admins. An outdated `version` gives
 * 409 `changedMeanwhile`.
 */
export const updateSchoolSchema = z.strictObject({
  name: text(schoolNameMaxLength),
  organizationNumber: organizationNumber.nullable(),
  /** First calendar year of a school year, such as 2026 for 2026/27. */
  schoolYear: z.number().int().min(firstSchoolYear).max(lastSchoolYear).nullable(),
  grades: z
    .array(z.enum(schoolGrades))
    .max(schoolGrades.length)
    .refine((grades) => isSorted(grades.map((grade) => schoolGrades.indexOf(grade)))),
  version: z.number().int().positive(),
});
export type UpdateSchool = z.infer<typeof updateSchoolSchema>;

export const schoolSettingsSchema = z.object({
  name: z.string(),
  organizationNumber: z.string().nullable(),
  schoolYear: z.number().int().nullable(),
  grades: z.array(z.enum(schoolGrades)),
  version: z.number().int(),
  licenceCode: z.string(),
  seatLimit: z.number().int(),
  seatsTaken: z.number().int(),
  /** Last day of a school's trial, also after the trial has ended; null if the school had no trial. */
  trialEndsOn: z.iso.date().nullable(),
});
export type SchoolSettings = z.infer<typeof schoolSettingsSchema>;

/**
 * Body of `POST /schools/{id}/licence-code`, which replaces a school's licence code (the code with which teachers join
 * the school), for the school's admins. An outdated `code` gives 409 `changedMeanwhile`, so that two clicks create only
 * one new licence code.
 */
export const renewLicenceCodeSchema = z.strictObject({
  code: z.string().min(1).max(typedCodeMaxLength),
});
export type RenewLicenceCode = z.infer<typeof renewLicenceCodeSchema>;

export const maxInvitations = 30;

/**
 * Body of `POST /schools/{id}/licence-code/mails`, with which an admin mails the school's licence code (the code with
 * which teachers join the school) to colleagues. An outdated `code` gives 409 `changedMeanwhile`. The same licence code
 * is mailed to an address at most once a day.
 */
export const mailCodeSchema = z.strictObject({
  code: z.string().min(1).max(typedCodeMaxLength),
  emails: z.array(emailAddress()).min(1).max(maxInvitations),
});
export type MailCode = z.infer<typeof mailCodeSchema>;

/**
 * Body of `POST /schools/named`, which finds a school by licence code (the code with which teachers join the school).
 * The licence code is in the body, because URLs appear in access logs.
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
