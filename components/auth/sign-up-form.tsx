'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { signUp } from '@/lib/client/auth/sign-in';
import { PasswordField } from './password-field';
import { minPasswordLength } from './password-rules';
import { SchoolChoice } from './school-choice';
import { emptyTeacher, signUpSchema, teacherOf } from './sign-up-schema';
import { useSignUpProblem } from './use-sign-up-problem';
import { useFieldText } from './use-field-text';

export function SignUpForm({ onDone }: { onDone: () => void }) {
  const t = useTranslations('Auth');
  const problemOf = useSignUpProblem();
  const textOf = useFieldText();
  const { register, handleSubmit, setError, control, formState } = useForm({
    resolver: zodResolver(signUpSchema),
    defaultValues: { ...emptyTeacher, email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  const isAdmin = useWatch({ control, name: 'isAdmin' });

  const submit = handleSubmit(async ({ email, password, ...teacher }) => {
    try {
      await signUp(email, password, teacherOf(teacher));
      onDone();
    } catch (error) {
      const { field, text } = problemOf(error);
      setError(field, { type: 'server', message: text }, { shouldFocus: true });
    }
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <Field
        label={t('name')}
        autoComplete="name"
        required
        hint={t('nameHint')}
        error={textOf(errors.name)}
        {...register('name')}
      />
      <Field
        label={t('email')}
        type="email"
        autoComplete="username"
        required
        hint={t('emailHint')}
        error={textOf(errors.email)}
        {...register('email')}
      />
      <PasswordField
        label={t('password')}
        autoComplete="new-password"
        required
        hint={t('passwordHint', { length: minPasswordLength })}
        error={textOf(errors.password)}
        {...register('password')}
      />
      <SchoolChoice
        isAdmin={isAdmin}
        fields={{
          isAdmin: register('isAdmin'),
          schoolName: register('schoolName'),
          licenceCode: register('licenceCode'),
        }}
        errors={{
          schoolName: textOf(errors.schoolName),
          licenceCode: textOf(errors.licenceCode),
        }}
      />
      {errors.root && <Notice tone="error">{errors.root.message}</Notice>}
      <Button type="submit" size="large" busy={isSubmitting}>
        {isSubmitting ? t('signingUp') : t('signUp')}
      </Button>
    </form>
  );
}
