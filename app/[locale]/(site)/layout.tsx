import { getTranslations, setRequestLocale } from 'next-intl/server';
import { SiteFooter } from '@/components/shell/site-footer';
import { SiteHeader } from '@/components/shell/site-header';
import { PageNotifications } from '@/components/shell/page-notifications';
import type { Locale } from '@/lib/i18n/locales';

export default async function SiteLayout({ children, params }: LayoutProps<'/[locale]'>) {
  setRequestLocale((await params).locale as Locale);
  const t = await getTranslations('SiteMenu');
  const frame = await getTranslations('Frame');
  const session = await getTranslations('Session');
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="bg-surface rounded-desk sr-only z-50 font-semibold focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:px-5 focus:py-3"
      >
        {t('skip')}
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="flex-1 wrap-anywhere outline-none">
        {children}
      </main>
      <SiteFooter />
      <PageNotifications
        className="bottom-4 z-40 sm:right-6 sm:bottom-6 sm:mr-0"
        texts={{
          label: frame('notifications'),
          closeLabel: session('close'),
          sessionTitle: session('title'),
          sessionText: session('updated'),
        }}
      />
    </div>
  );
}
