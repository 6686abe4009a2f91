'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { notify } from '@/components/ui/notifications';
import { useSession } from '@/lib/client/account/use-session';
import { AuthHeading, OtherPage } from './auth-frame';
import { SignInOrReset, type SignInMode } from './sign-in-or-reset';
import { afterSignIn, useInvitation } from './use-invitation';

function useRedirectIfSignedIn(next: string) {
  const router = useRouter();
  const { status } = useSession();
  const isPending = status === 'unknown' || status === 'loading';
  const wasPending = useRef(isPending);
  useEffect(() => {
    if (isPending || !wasPending.current) return;
    wasPending.current = false;
    if (status === 'signedIn' || status === 'noTeacher') router.replace(next);
  }, [isPending, status, router, next]);
}

export function SignInPage() {
  const t = useTranslations('Auth');
  const router = useRouter();
  const [mode, setMode] = useState<SignInMode>('login');
  const invitation = useInvitation();
  const next = afterSignIn(invitation);
  useRedirectIfSignedIn(next);
  return (
    <>
      <AuthHeading
        title={mode === 'login' ? t('signInTitle') : t('resetTitle')}
        text={mode === 'login' ? t('signInText') : t('resetText')}
      />
      <SignInOrReset
        mode={mode}
        onModeChange={setMode}
        onDone={() => router.push(next)}
        onResetSent={() => notify({ type: 'success', message: t('resetEmailSent') })}
      />
      {mode === 'login' && (
        <OtherPage
          question={t('noAccount')}
          href={`/app/signup${invitation}`}
          label={t('signUp')}
        />
      )}
    </>
  );
}
