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
import { checkResetCode } from '@/lib/client/account/reset-password';
import { NewPasswordForm } from './new-password-form';
import { ResetForm } from './reset-form';
import { useAuthProblem } from './use-auth-problem';

/** State of the link from the mail. */
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

/** The page that a password reset mail links to. */
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
          <PageTitle>{t('title')}</PageTitle>
          <p className="text-ink-soft mt-2 mb-6 break-words">
            {t('forAccount', { email: state.email })}
          </p>
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
          <PageTitle>{t('doneTitle')}</PageTitle>
          <p className="text-ink-soft mt-2 mb-6">
            {t(state.isSignedIn ? 'signedInText' : 'doneText')}
          </p>
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
          <PageTitle>{t(state.step)}</PageTitle>
          <p className="text-ink-soft mt-2 mb-6">{t(`${state.step}Text`)}</p>
          <ResetForm
            email=""
            onSent={() => notify({ type: 'success', message: auth('resetEmailSent') })}
            onBack={() => router.push('/app/login')}
          />
        </>
      );
  }
}
