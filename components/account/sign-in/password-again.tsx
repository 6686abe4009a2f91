'use client';

import { useTranslations } from 'next-intl';
import { signIn } from '@/lib/client/account/sign-in';
import { AuthForm, useAuthForm } from './auth-form';
import { passwordAgainSchema } from './auth-schemas';
import { PasswordField } from './password-field';

export function PasswordAgain(props: {
  email: string;
  submitLabel: string;
  onDone: () => Promise<void> | void;
}) {
  const t = useTranslations('Auth');
  const form = useAuthForm({
    schema: passwordAgainSchema,
    values: { password: '' },
    task: 'present',
    send: async ({ password }) => {
      await signIn(props.email, password);
      await props.onDone();
    },
  });
  return (
    <AuthForm form={form} label={props.submitLabel} account={props.email} className="max-w-100">
      <PasswordField
        label={t('password')}
        autoComplete="current-password"
        required
        autoFocus
        {...form.field('password')}
      />
    </AuthForm>
  );
}
