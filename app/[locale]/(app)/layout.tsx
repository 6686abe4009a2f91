import { NextIntlClientProvider } from 'next-intl';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import type { Metadata } from 'next';
import { AppHeader } from '@/components/shell/app-header';
import { AppProviders } from '@/components/shell/app-providers';
import { MissingScript } from '@/components/shell/missing-script';
import { SkipLink } from '@/components/shell/skip-link';
import { FocusNet } from '@/components/ui/focus-net';
import { screenTexts } from '@/components/shell/screen-texts';
import type { Locale } from '@/lib/i18n/locales';

/** Pages behind the sign-in are not indexed. */
export const metadata: Metadata = { robots: { index: false } };

export default async function AppLayout({ children, params }: LayoutProps<'/[locale]'>) {
  const { locale } = await params;
  setRequestLocale(locale as Locale);
  const t = await getTranslations('SiteMenu');
  return (
    <>
      <NextIntlClientProvider messages={screenTexts(locale as Locale, '(app)')}>
        <AppProviders>
          <SkipLink text={t('skip')} />
          <AppHeader />
          <main
            id="main"
            tabIndex={-1}
            className="mx-auto max-w-6xl px-4 py-8 break-words outline-none has-[.workplace]:max-w-none has-[.workplace]:p-0 sm:px-6 sm:py-12 print:max-w-none print:p-0"
          >
            {children}
          </main>
          <FocusNet />
        </AppProviders>
        <MissingScript />
      </NextIntlClientProvider>
    </>
  );
}
