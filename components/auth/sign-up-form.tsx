'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { signUp } from '@/lib/client/auth/sign-in';
import { PasswordField } from './password-field';
import { useAuthProblem } from './use-auth-problem';

const minPasswordLength = 8;

const schema = z.object({
  name: z.string().trim().min(1, 'nameRequired').max(100, 'nameTooLong'),
  email: z
    .string()
    .trim()
    .min(1, 'emailRequired')
    .pipe(z.email({ error: 'errorInvalidEmail' })),
  password: z.string().min(minPasswordLength, 'errorWeakPassword').max(128, 'passwordTooLong'),
});

export function SignUpForm({ onDone }: { onDone: () => void }) {
  const t = useTranslations('Auth');
  const problemOf = useAuthProblem();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { name: '', email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  const textOf = (error: { type?: string; message?: string } | undefined) =>
    error?.type === 'server' || !error?.message
      ? error?.message
      : t(error.message as 'nameRequired');

  const submit = handleSubmit(async ({ name, email, password }) => {
    try {
      await signUp(name, email, password);
      onDone();
    } catch (error) {
      const { field, text } = problemOf(error);
      setError(field, { type: 'server', message: text });
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
      {errors.root && <Notice tone="error">{errors.root.message}</Notice>}
      <Button type="submit" size="large" busy={isSubmitting}>
        {isSubmitting ? t('signingUp') : t('signUp')}
      </Button>
    </form>
  );
}
