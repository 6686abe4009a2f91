'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { signIn } from '@/lib/client/auth/sign-in';
import { PasswordField } from './password-field';
import { useAuthProblem } from './use-auth-problem';

const schema = z.object({ email: z.string().trim().min(1), password: z.string().min(1) });

export function SignInForm({ onDone }: { onDone?: () => void }) {
  const t = useTranslations('Auth');
  const problemOf = useAuthProblem();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ email, password }) => {
    try {
      await signIn(email, password);
      onDone?.();
    } catch (error) {
      const { field, text } = problemOf(error);
      setError(field, { type: 'server', message: text });
    }
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <Field
        label={t('email')}
        type="email"
        autoComplete="username"
        required
        error={
          errors.email?.type === 'server'
            ? errors.email.message
            : errors.email && t('emailRequired')
        }
        {...register('email')}
      />
      <PasswordField
        label={t('password')}
        autoComplete="current-password"
        required
        error={
          errors.password?.type === 'server'
            ? errors.password.message
            : errors.password && t('passwordRequired')
        }
        {...register('password')}
      />
      {errors.root && <Notice tone="error">{errors.root.message}</Notice>}
      <Button type="submit" size="large" busy={isSubmitting}>
        {isSubmitting ? t('signingIn') : t('signIn')}
      </Button>
    </form>
  );
}
