'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useRouter, useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { notify } from '@/components/ui/notifications';
import { PageTitle } from '@/components/ui/page-title';
import { Skeleton } from '@/components/ui/skeleton';
import { checkResetCode, setNewPassword } from '@/lib/client/account/reset-password';
import { checkSession } from '@/lib/client/account/session-store';
import { AuthForm, useAuthForm } from './auth-form';
import { AuthHeading } from './auth-frame';
import { isLinkLost, useAuthProblem } from './auth-problem';
import { minPasswordLength, newPasswordSchema } from './auth-schemas';
import { PasswordField } from './password-field';
import { ResetForm } from './sign-in-or-reset';

type LinkState =
  | { step: 'checking' | 'expired' | 'spent' }
  | { step: 'done'; isSignedIn: boolean }
  | { step: 'failed'; error: unknown }
  | { step: 'choosing'; email: string };

function afterError(error: unknown): LinkState {
  const { code } = error as { code?: string };
  if (code === 'auth/expired-action-code') return { step: 'expired' };
  if (code === 'auth/invalid-action-code') return { step: 'spent' };
  return { step: 'failed', error };
}

function useLink(code: string) {
  const [state, setState] = useState<LinkState>({ step: code ? 'checking' : 'spent' });
  const isChecking = state.step === 'checking';
  useEffect(() => {
    if (!isChecking) return;
    let isCurrent = true;
    const set = (now: LinkState) => {
      if (isCurrent) setState(now);
    };
    checkResetCode(code).then(
      (email) => set({ step: 'choosing', email }),
      (error: unknown) => set(afterError(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [code, isChecking]);
  return [state, setState] as const;
}

export function NewPasswordPage() {
  const t = useTranslations('NewPassword');
  const auth = useTranslations('Auth');
  const router = useRouter();
  const code = useSearchParams().get('oobCode') ?? '';
  const toProblem = useAuthProblem('newPassword');
  const [state, setState] = useLink(code);

  switch (state.step) {
    case 'checking':
      return (
        <>
          <PageTitle>{t('title')}</PageTitle>
          <div className="mt-6">
            <Skeleton label={t('checking')} kind="form" rows={1} />
          </div>
        </>
      );
    case 'failed':
      return (
        <>
          <PageTitle>{t('title')}</PageTitle>
          <div className="mt-6">
            <Notice
              tone="error"
              title={t('failed')}
              actions={
                <Button
                  look="secondary"
                  size="small"
                  onClick={() => setState({ step: 'checking' })}
                >
                  {t('tryAgain')}
                </Button>
              }
            >
              {toProblem(state.error).text}
            </Notice>
          </div>
        </>
      );
    case 'choosing':
      return (
        <>
          <AuthHeading title={t('title')} text={t('forAccount', { email: state.email })} />
          <NewPasswordForm
            code={code}
            email={state.email}
            onDone={(isSignedIn) => setState({ step: 'done', isSignedIn })}
            onLinkLost={(error) => setState(afterError(error))}
          />
        </>
      );
    case 'done':
      return (
        <>
          <AuthHeading
            title={t('doneTitle')}
            text={t(state.isSignedIn ? 'signedInText' : 'doneText')}
          />
          <Link
            href={state.isSignedIn ? '/app' : '/app/login'}
            className={buttonClass({ size: 'large' })}
          >
            {t(state.isSignedIn ? 'toApp' : 'logIn')}
          </Link>
        </>
      );
    case 'expired':
    case 'spent':
      return (
        <>
          <AuthHeading title={t(state.step)} text={t(`${state.step}Text`)} />
          <ResetForm
            email=""
            onSent={() => notify({ type: 'success', message: auth('resetEmailSent') })}
            onBack={() => router.push('/app/login')}
          />
        </>
      );
  }
}

function NewPasswordForm(props: {
  code: string;
  email: string;
  onDone: (isSignedIn: boolean) => void;
  onLinkLost: (error: unknown) => void;
}) {
  const { code, email, onDone, onLinkLost } = props;
  const t = useTranslations('NewPassword');
  const auth = useTranslations('Auth');
  const form = useAuthForm({
    schema: newPasswordSchema,
    values: { password: '' },
    task: 'newPassword',
    send: async ({ password }) => {
      try {
        const isSignedIn = await setNewPassword(code, email, password);
        if (!isSignedIn) void checkSession();
        onDone(isSignedIn);
      } catch (error) {
        if (!isLinkLost(error)) throw error;
        onLinkLost(error);
      }
    },
  });
  return (
    <AuthForm form={form} label={t('save')} busyLabel={t('saving')} account={email}>
      <PasswordField
        label={t('password')}
        autoComplete="new-password"
        required
        hint={auth('passwordHint', { length: minPasswordLength })}
        {...form.field('password')}
      />
    </AuthForm>
  );
}
