import { z } from 'zod';
import {
  personNameMaxLength,
  schoolNameMaxLength,
  type RegisterTeacher,
} from '@/lib/contracts/account/teachers';
import { termsVersion } from '@/lib/contracts/account/terms';
import { emailAddress } from '@/lib/contracts/addresses';
import { parseLicenceCode } from '@/lib/core/school/licence-code';

export const minPasswordLength = 8;
export const maxPasswordLength = 128;

const newPassword = z
  .string()
  .min(minPasswordLength, 'errorWeakPassword')
  .max(maxPasswordLength, 'passwordTooLong');

const password = z.string().min(1, 'passwordRequired');

export const signInSchema = z.object({
  email: z.string().trim().min(1, 'emailRequired'),
  password,
});

export const passwordAgainSchema = z.object({ password });

export const newPasswordSchema = z.object({ password: newPassword });

export const resetSchema = z.object({
  email: z
    .string()
    .trim()
    .min(1, 'errorEmailRequired')
    .refine((email) => emailAddress().safeParse(email).success, 'errorInvalidEmail'),
});

const teacherFields = z.object({
  name: z.string().trim().min(1, 'nameRequired').max(personNameMaxLength, 'nameTooLong'),
  isAdmin: z.boolean(),
  schoolName: z.string().trim().max(schoolNameMaxLength, 'schoolNameTooLong'),
  licenceCode: z.string().trim(),
  hasAccepted: z.boolean().refine((hasAccepted) => hasAccepted, 'termsRequired'),
});
type TeacherFields = z.infer<typeof teacherFields>;

export const emptyTeacher: TeacherFields = {
  name: '',
  isAdmin: false,
  schoolName: '',
  licenceCode: '',
  hasAccepted: false,
};

/** Zod option that runs a check even if another field is invalid, so that all errors show at once. */
const always = { when: () => true };

function withSchool<Shape extends z.ZodType<TeacherFields, TeacherFields>>(schema: Shape) {
  return schema
    .refine(({ isAdmin, schoolName }) => !isAdmin || schoolName !== '', {
      path: ['schoolName'],
      error: 'schoolNameRequired',
      ...always,
    })
    .refine(
      ({ isAdmin, licenceCode }) =>
        isAdmin || licenceCode === '' || parseLicenceCode(licenceCode) !== null,
      { path: ['licenceCode'], error: 'licenceCodeShape', ...always },
    );
}

export const teacherFormSchema = withSchool(teacherFields);

export const signUpSchema = withSchool(
  teacherFields.extend({
    email: z
      .string()
      .trim()
      .min(1, 'emailRequired')
      .pipe(z.email({ error: 'errorInvalidEmail' })),
    password: newPassword,
  }),
);

export function toRegisterTeacher({
  name,
  isAdmin,
  schoolName,
  licenceCode,
}: TeacherFields): RegisterTeacher {
  const teacher = { name, acceptedTerms: termsVersion };
  if (isAdmin) return { ...teacher, schoolName };
  return licenceCode === '' ? teacher : { ...teacher, licenceCode };
}
