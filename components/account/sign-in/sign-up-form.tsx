'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { BottomBar } from '@/components/ui/bottom-bar';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { announceSessionChange } from '@/lib/client/account/session-event';
import { createAccount, registerTeacher } from '@/lib/client/account/sign-in';
import { sendVerificationMail } from '@/lib/client/account/verification-mail';
import { ApiError } from '@/lib/client/http/api-client';
import { PasswordField } from './password-field';
import { minPasswordLength } from './password-rules';
import { AcceptTerms } from './accept-terms';
import { SchoolChoice } from './school-choice';
import { useCodeFromLink } from './use-code-from-link';
import { emptyTeacher, signUpSchema, toRegisterTeacher } from './sign-up-schema';
import { useSignUpProblem } from './use-sign-up-problem';
import { useFieldText } from './use-field-text';

/** `onDone` is told whether the teacher has made a school. */
export function SignUpForm({ onDone }: { onDone: (isAdmin: boolean) => void }) {
  const t = useTranslations('Auth');
  const toProblem = useSignUpProblem();
  const fieldText = useFieldText();
  const { register, handleSubmit, setError, setValue, control, formState } = useForm({
    resolver: zodResolver(signUpSchema),
    defaultValues: { ...emptyTeacher, email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  const isAdmin = useWatch({ control, name: 'isAdmin' });
  useCodeFromLink((code) => setValue('licenceCode', code));
  /** The account that this form has created and signed in with. */
  const [created, setCreated] = useState<string>();

  const submit = handleSubmit(async ({ email, password, ...teacher }) => {
    const account = JSON.stringify([email, password]);
    let isNewSession = false;
    try {
      // If only the registration failed, a retry uses the existing session.
      if (account !== created) {
        await createAccount(email, password);
        isNewSession = true;
      }
      setCreated(account);
      await registerTeacher(toRegisterTeacher(teacher));
      // A mail that was not sent can be asked for again on every page.
      void sendVerificationMail().catch(() => {});
      onDone(teacher.isAdmin);
    } catch (error) {
      // The page learns of an account without a teacher, so that sign-up can also be finished elsewhere in the app.
      if (isNewSession) announceSessionChange();
      if (error instanceof ApiError && error.code === 'notSignedIn') setCreated(undefined);
      const { field, text } = toProblem(error);
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
        error={fieldText(errors.name)}
        {...register('name')}
      />
      <Field
        label={t('email')}
        type="email"
        autoComplete="username"
        required
        hint={t('emailHint')}
        error={fieldText(errors.email)}
        {...register('email')}
      />
      <PasswordField
        label={t('password')}
        autoComplete="new-password"
        required
        hint={t('passwordHint', { length: minPasswordLength })}
        error={fieldText(errors.password)}
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
          schoolName: fieldText(errors.schoolName),
          licenceCode: fieldText(errors.licenceCode),
        }}
      />
      {errors.root && <Notice tone="error">{errors.root.message}</Notice>}
      <BottomBar>
        <AcceptTerms error={fieldText(errors.hasAccepted)} {...register('hasAccepted')} />
        <Button type="submit" size="large" busy={isSubmitting} className="mt-2 w-full">
          {isSubmitting ? t('signingUp') : t('signUp')}
        </Button>
      </BottomBar>
    </form>
  );
}
