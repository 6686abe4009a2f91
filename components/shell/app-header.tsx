'use client';

import { useLocale, useTranslations } from 'next-intl';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { notify } from '@/components/ui/notifications';
import { checkSession } from '@/lib/client/account/session-store';
import { signOut } from '@/lib/client/account/sign-in';
import { useSession } from '@/lib/client/account/use-session';
import { hasDrafts } from '@/lib/client/local/drafts';
import { ApiError } from '@/lib/client/http/api-error';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { useWaitingMaps } from '@/lib/client/maps/waiting-maps';
import { toLocale } from '@/lib/i18n/locales';
import { AccountMenu } from './account-menu';
import { AppNavigation } from './app-navigation';
import { Brand } from './brand';
import { VisitorMenu } from './visitor-menu';
import { LanguageSelector } from './language-selector';

function useOfflineNews() {
  const t = useTranslations('Device');
  const { user, error } = useSession();
  const isOffline = user !== null && error instanceof ApiError && error.code === 'offline';
  useEffect(() => {
    if (!isOffline) return;
    const action = { label: t('tryAgain'), onClick: () => void checkSession() };
    notify({ type: 'info', message: t('offline'), action });
  }, [isOffline, t]);
}

export function AppHeader() {
  const t = useTranslations('Frame');
  const locale = toLocale(useLocale());
  const { status, user, subscription } = useSession();
  const isVisitor = status === 'visitor';
  useOfflineNews();
  const router = useRouter();
  const errorText = useErrorText('reading');
  const [isAsking, setAsking] = useState(false);
  const hasWaiting = useWaitingMaps().length > 0;

  const leave = async () => {
    // The browser must leave the page before the user's session ends; otherwise the page shows a sign-in dialog.
    router.push('/app/login');
    await signOut();
  };
  const askToLeave = () => {
    if (hasDrafts() || hasWaiting) setAsking(true);
    else leave().catch((error: unknown) => notify({ type: 'error', message: errorText(error) }));
  };
  return (
    <header className="app-header border-line bg-paper top-0 z-30 border-b print:hidden [@media(min-height:26rem)]:sticky">
      <div className="relative mx-auto flex max-w-6xl items-center gap-x-1 px-4 py-2 sm:gap-x-6 sm:px-6">
        <Link
          href={isVisitor ? '/app/try' : '/app'}
          prefetch={false}
          aria-label={t('home')}
          data-elsewhere
          className="rounded-desk inline-flex min-h-11 min-w-11 items-center"
        >
          <Brand name={t('brand')} isShort={user !== null || isVisitor} />
        </Link>
        {user && (
          <div data-elsewhere className="contents">
            <AppNavigation />
          </div>
        )}
        <div className="ml-auto flex items-center gap-2 sm:gap-3">
          {user && (
            <AccountMenu user={user} subscription={subscription} onLeave={askToLeave}>
              <div className="at-work mt-2 place-items-end">
                <LanguageSelector locale={locale} label={t('language')} />
              </div>
            </AccountMenu>
          )}
          {isVisitor && (
            <VisitorMenu>
              <div className="at-work place-items-end">
                <LanguageSelector locale={locale} label={t('language')} />
              </div>
            </VisitorMenu>
          )}
          {status === 'noTeacher' && (
            <Button look="secondary" size="small" onClick={askToLeave}>
              {t('signOut')}
            </Button>
          )}
          <div data-elsewhere>
            <LanguageSelector locale={locale} label={t('language')} />
          </div>
        </div>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('unsavedTitle')}
        text={t('unsavedText')}
        confirmLabel={t('signOutAnyway')}
        cancelLabel={t('stay')}
        describeError={errorText}
        onConfirm={leave}
      />
    </header>
  );
}
