'use client';

import { LogOut } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { toast } from 'sonner';
import { Button } from '@/components/ui/button';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { signOut } from '@/lib/client/auth/sign-in';
import { useSession } from '@/lib/client/auth/use-session';
import { localeOfTag } from '@/lib/i18n/locales';
import { Brand } from './brand';
import { LanguageSelector } from './language-selector';

export function AppHeader() {
  const t = useTranslations('Frame');
  const locale = localeOfTag(useLocale());
  const session = useSession();
  const router = useRouter();
  const errorText = useErrorText();

  const leave = async () => {
    try {
      // Away first: the session's end would otherwise ask whoever is still on the page to sign in again.
      router.push('/app/login');
      await signOut();
    } catch (error) {
      toast.error(errorText(error));
    }
  };
  return (
    <header className="border-line bg-paper/95 sticky top-0 z-30 border-b backdrop-blur print:hidden">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3 sm:px-6">
        <Link href="/app" aria-label={t('home')} className="rounded-desk">
          <Brand name={t('brand')} />
        </Link>
        <div className="ml-auto flex items-center gap-2 sm:gap-3">
          {session.status === 'signedIn' && (
            <>
              <span className="text-ink-soft hidden max-w-48 truncate sm:block">
                <bdi>{session.teacher.name}</bdi>
              </span>
              <Button look="quiet" size="small" onClick={() => void leave()}>
                <LogOut aria-hidden className="size-4" />
                <span className="sr-only sm:not-sr-only">{t('signOut')}</span>
              </Button>
            </>
          )}
          <LanguageSelector locale={locale} label={t('language')} />
        </div>
      </div>
    </header>
  );
}
