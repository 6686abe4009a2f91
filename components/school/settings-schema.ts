import { z } from 'zod';
import type { SchoolSettings, UpdateSchool } from '@/lib/contracts/school/school-settings';
import { schoolNameMaxLength } from '@/lib/contracts/account/teachers';
import {
  formatOrganizationNumber,
  parseOrganizationNumber,
} from '@/lib/core/billing/organization-number';
import { cleanName } from '@/lib/core/classes/pupil-name';
import { schoolGrades } from '@/lib/core/school/grades';

export const settingsFormSchema = z.object({
  name: z
    .string()
    .transform(cleanName)
    .pipe(z.string().min(1, 'nameRequired').max(schoolNameMaxLength, 'nameTooLong')),
  organizationNumber: z
    .string()
    .trim()
    .refine((typed) => typed === '' || parseOrganizationNumber(typed) !== null, 'numberWrong'),
  schoolYear: z.string(),
  grades: z.array(z.string()),
});
export type SettingsInput = z.infer<typeof settingsFormSchema>;
export type SettingsProblem = 'nameRequired' | 'nameTooLong' | 'numberWrong';

export function toInput(settings: SchoolSettings): SettingsInput {
  const { name, organizationNumber, schoolYear, grades } = settings;
  return {
    name,
    organizationNumber: organizationNumber ? formatOrganizationNumber(organizationNumber) : '',
    schoolYear: schoolYear === null ? '' : String(schoolYear),
    grades: [...grades],
  };
}

export function toUpdate(input: SettingsInput, version: number): UpdateSchool {
  return {
    name: input.name,
    organizationNumber: parseOrganizationNumber(input.organizationNumber),
    schoolYear: input.schoolYear === '' ? null : Number(input.schoolYear),
    grades: schoolGrades.filter((grade) => input.grades.includes(grade)),
    version,
  };
}
