'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { RetryNotice } from '@/components/shell/retry-notice';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { Dialog } from '@/components/ui/dialog';
import { NotificationArea } from '@/components/ui/notification-area';
import { notify } from '@/components/ui/notifications';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { checkSession } from '@/lib/client/account/session-store';
import { useSession } from '@/lib/client/account/use-session';
import { beginClaim, visitorId } from '@/lib/client/local/marks';
import { VisitorMove } from '@/components/account/visitor-move';
import { TermsDialog } from './accept-terms';
import { AuthHeading } from './auth-frame';
import type * as SignInModule from './sign-in-or-reset';
import type * as SignUpModule from './sign-up-form';

/**
 * Shows a page after the sign-in. When the session ends, the page stays mounted under a sign-in dialog, so that no
 * input is lost.
 */
export function SessionGate(props: {
  takesEveryAccount?: boolean;
  takesVisitors?: boolean;
  children: ReactNode;
}) {
  const { takesEveryAccount = false, takesVisitors = false, children } = props;
  const t = useTranslations('Auth');
  const visitor = useTranslations('Visitor');
  const closeLabel = useTranslations('Session')('close');
  const errorText = useErrorText('reading');
  const session = useSession();
  const [lastAccount, setLastAccount] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const [mode, setMode] = useState<SignInModule.SignInMode>('login');
  const isVisitor = session.status === 'visitor';
  const hasNoTeacher = session.status === 'noTeacher';
  const account = session.user?.id ?? (takesEveryAccount && hasNoTeacher ? session.email : null);
  // The server has not verified a session that is stored for offline use, so its account is not remembered.
  if (account !== null && account !== lastAccount && !(session.user && session.isKept)) {
    setLastAccount(account);
  }
  if (session.status === 'signedOut' && !isAsking) setAsking(true);
  if (account !== null && isAsking) setAsking(false);
  if (account !== null && mode !== 'login') setMode('login');

  const { forms, error, retry } = useSignInForms(
    ['signedOut', 'noTeacher'].includes(session.status) || (isVisitor && !takesVisitors),
  );
  const loading = <Skeleton label={t('loading')} />;
  const withoutForms = error ? <RetryNotice error={error} onRetry={retry} /> : loading;
  const signIn = forms ? (
    <forms.SignInOrReset
      mode={mode}
      onModeChange={setMode}
      onResetSent={() => notify({ type: 'success', message: t('resetEmailSent') })}
    />
  ) : (
    withoutForms
  );
  if (isVisitor && takesVisitors) return <div key={visitorId}>{children}</div>;
  const why = isVisitor ? visitor('needsAccount') : t('signInToContinue');
  const shown = account ?? lastAccount;
  if (shown && (account !== null || !hasNoTeacher)) {
    return (
      <>
        <div key={shown}>
          <VisitorMove>{children}</VisitorMove>
        </div>
        <Dialog
          open={isAsking}
          title={mode === 'login' ? t('sessionEnded') : t('resetTitle')}
          description={mode === 'login' ? t('sessionEndedText') : t('resetText')}
        >
          {signIn}
          <NotificationArea closeLabel={closeLabel} className="mt-4 grid gap-2 empty:mt-0" />
        </Dialog>
        <TermsDialog open={session.user !== null && !session.user.has_accepted_terms} />
      </>
    );
  }
  switch (session.status) {
    case 'unknown':
    case 'loading':
      return loading;
    case 'failed':
      return (
        <Notice
          tone="error"
          title={errorText(session.error)}
          actions={
            <Button look="secondary" size="small" onClick={() => void checkSession()}>
              {t('tryAgain')}
            </Button>
          }
        />
      );
    case 'noTeacher':
      return forms ? <forms.FinishSignUp /> : withoutForms;
    default:
      return (
        <div className="mx-auto max-w-md">
          <AuthHeading
            title={mode === 'login' ? t('signInTitle') : t('resetTitle')}
            text={mode === 'login' ? why : t('resetText')}
          />
          {isVisitor && mode === 'login' && (
            <div className="mb-6 grid gap-3">
              <Link href="/app/signup" onClick={beginClaim} className={buttonClass({})}>
                {visitor('signUp')}
              </Link>
              <Link href="/app/try" className={buttonClass({ look: 'secondary' })}>
                {visitor('back')}
              </Link>
            </div>
          )}
          {signIn}
        </div>
      );
  }
}

type Forms = typeof SignInModule & typeof SignUpModule;

function useSignInForms(isNeeded: boolean) {
  const [forms, setForms] = useState<Forms>();
  const [error, setError] = useState<unknown>();
  const load = useCallback(() => {
    Promise.all([import('./sign-in-or-reset'), import('./sign-up-form')]).then(
      ([signIn, signUp]) => setForms({ ...signIn, ...signUp }),
      setError,
    );
  }, []);
  useEffect(() => {
    if (isNeeded) load();
  }, [isNeeded, load]);
  const retry = () => {
    setError(undefined);
    load();
  };
  return { forms, error, retry };
}
