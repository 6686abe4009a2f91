'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { signIn } from '@/lib/client/account/sign-in';
import { PasswordField } from './password-field';
import { TextButton } from './text-button';
import { useAuthProblem } from './use-auth-problem';

const schema = z.object({ email: z.string().trim().min(1), password: z.string().min(1) });

export function SignInForm(props: {
  email: string;
  /** Moves the focus to the e-mail field. */
  autoFocus?: boolean;
  onDone?: () => void;
  onBusyChange?: (isBusy: boolean) => void;
  /** Goes to the reset form with the typed address. */
  onForgot: (email: string) => void;
}) {
  const t = useTranslations('Auth');
  const toProblem = useAuthProblem('signIn');
  const { register, handleSubmit, setError, getValues, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { email: props.email, password: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ email, password }) => {
    props.onBusyChange?.(true);
    try {
      await signIn(email, password);
      props.onDone?.();
    } catch (error) {
      const { field, text } = toProblem(error);
      setError(field, { type: 'server', message: text }, { shouldFocus: true });
    } finally {
      props.onBusyChange?.(false);
    }
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <Field
        label={t('email')}
        type="email"
        autoComplete="username"
        required
        autoFocus={props.autoFocus}
        error={
          errors.email?.type === 'server'
            ? errors.email.message
            : errors.email && t('emailRequired')
        }
        {...register('email')}
      />
      <div>
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
        <TextButton
          className="mt-1"
          disabled={isSubmitting}
          onClick={() => props.onForgot(getValues('email'))}
        >
          {t('forgot')}
        </TextButton>
      </div>
      {errors.root && <Notice tone="error">{errors.root.message}</Notice>}
      <Button type="submit" size="large" busy={isSubmitting}>
        {isSubmitting ? t('signingIn') : t('signIn')}
      </Button>
    </form>
  );
}
