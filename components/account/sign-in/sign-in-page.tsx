'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { notify } from '@/components/ui/notifications';
import { PageTitle } from '@/components/ui/page-title';
import { useSession } from '@/lib/client/account/use-session';
import { SignInOrReset, type SignInMode } from './sign-in-or-reset';
import { afterSignIn, useInvitation } from './use-invitation';

/** Redirects a user who was signed in when the page opened, but not one who logs out here. */
function useRedirectIfSignedIn(next: string) {
  const router = useRouter();
  const { status } = useSession();
  const isPending = status === 'unknown' || status === 'loading';
  const wasPending = useRef(isPending);
  useEffect(() => {
    if (isPending || !wasPending.current) return;
    wasPending.current = false;
    // The app asks an account without a teacher record to finish its sign-up.
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
      <PageTitle>{mode === 'login' ? t('signInTitle') : t('resetTitle')}</PageTitle>
      <p className="text-ink-soft mt-2 mb-6">
        {mode === 'login' ? t('signInText') : t('resetText')}
      </p>
      <SignInOrReset
        mode={mode}
        onModeChange={setMode}
        onDone={() => router.push(next)}
        onResetSent={() => notify({ type: 'success', message: t('resetEmailSent') })}
      />
      {mode === 'login' && (
        <p className="text-ink-soft mt-6">
          {t('noAccount')}{' '}
          <Link
            href={`/app/signup${invitation}`}
            className="text-green rounded-desk inline-flex min-h-11 items-center px-1 font-semibold underline"
          >
            {t('signUp')}
          </Link>
        </p>
      )}
    </>
  );
}
