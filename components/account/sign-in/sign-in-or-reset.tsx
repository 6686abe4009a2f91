'use client';

import { ArrowLeft } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState, type ButtonHTMLAttributes } from 'react';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { sendPasswordReset } from '@/lib/client/account/reset-password';
import { signIn } from '@/lib/client/account/sign-in';
import { AuthForm, useAuthForm } from './auth-form';
import { resetSchema, signInSchema } from './auth-schemas';
import { PasswordField } from './password-field';

export type SignInMode = 'login' | 'forgotPassword';

export function SignInOrReset(props: {
  mode: SignInMode;
  onModeChange: (mode: SignInMode) => void;
  onDone?: () => void;
  onBusyChange?: (isBusy: boolean) => void;
  onResetSent: () => void;
}) {
  const { mode, onModeChange, onDone, onBusyChange, onResetSent } = props;
  const [email, setEmail] = useState('');
  const [isBack, setBack] = useState(false);
  const goTo = (next: SignInMode) => (typed: string) => {
    setEmail(typed.trim());
    setBack(next === 'login');
    onModeChange(next);
  };
  return mode === 'login' ? (
    <SignInForm
      email={email}
      autoFocus={isBack}
      onDone={onDone}
      onBusyChange={onBusyChange}
      onForgot={goTo('forgotPassword')}
    />
  ) : (
    <ResetForm
      email={email}
      onSent={onResetSent}
      onBusyChange={onBusyChange}
      onBack={goTo('login')}
    />
  );
}

export function SignInForm(props: {
  email: string;
  autoFocus?: boolean;
  onDone?: () => void;
  onBusyChange?: (isBusy: boolean) => void;
  onForgot: (email: string) => void;
}) {
  const t = useTranslations('Auth');
  const form = useAuthForm({
    schema: signInSchema,
    values: { email: props.email, password: '' },
    task: 'signIn',
    send: async ({ email, password }) => {
      await signIn(email, password);
      props.onDone?.();
    },
    onBusyChange: props.onBusyChange,
  });
  return (
    <AuthForm form={form} label={t('signIn')} busyLabel={t('signingIn')}>
      <Field
        label={t('email')}
        type="email"
        autoComplete="username"
        required
        autoFocus={props.autoFocus}
        {...form.field('email')}
      />
      <div>
        <PasswordField
          label={t('password')}
          autoComplete="current-password"
          required
          {...form.field('password')}
        />
        <TextButton
          className="mt-1"
          disabled={form.isBusy}
          onClick={() => props.onForgot(form.getValues('email'))}
        >
          {t('forgot')}
        </TextButton>
      </div>
    </AuthForm>
  );
}

export function ResetForm(props: {
  email: string;
  onSent: () => void;
  onBusyChange?: (isBusy: boolean) => void;
  onBack: (email: string) => void;
}) {
  const t = useTranslations('Auth');
  const [sentTo, setSentTo] = useState('');
  const form = useAuthForm({
    schema: resetSchema,
    values: { email: props.email },
    task: 'reset',
    send: async ({ email }) => {
      await sendPasswordReset(email);
      setSentTo(email);
      props.onSent();
    },
    onBusyChange: props.onBusyChange,
  });
  return (
    <AuthForm
      form={form}
      label={t('sendReset')}
      busyLabel={t('sendingReset')}
      notice={form.isSent && <Notice tone="info">{t('resetSentTo', { email: sentTo })}</Notice>}
      otherWay={
        <TextButton disabled={form.isBusy} onClick={() => props.onBack(form.getValues('email'))}>
          <ArrowLeft aria-hidden className="size-4" />
          {t('backToLogin')}
        </TextButton>
      }
    >
      <Field
        label={t('email')}
        type="email"
        autoComplete="username"
        required
        autoFocus
        {...form.field('email')}
      />
    </AuthForm>
  );
}

function TextButton({ className = '', ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      type="button"
      {...rest}
      className={`text-green rounded-desk -mx-1 inline-flex min-h-11 items-center gap-1.5 px-1 font-semibold underline underline-offset-4 disabled:opacity-55 ${className}`}
    />
  );
}
