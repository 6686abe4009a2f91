import { getTranslations, setRequestLocale } from 'next-intl/server';
import Link from 'next/link';
import { Brand } from '@/components/shell/brand';
import { LanguageSelector } from '@/components/shell/language-selector';
import { buttonClass } from '@/components/ui/button-class';
import { publicEnv } from '@/lib/env/public';
import type { Locale } from '@/lib/i18n/locales';

export default async function SiteLayout({ children, params }: LayoutProps<'/[locale]'>) {
  const locale = (await params).locale as Locale;
  setRequestLocale(locale);
  const t = await getTranslations();
  return (
    <>
      <header className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-4 gap-y-3 px-4 py-4 sm:px-6">
        <Link href="/" className="rounded-desk">
          <Brand name={t('Frame.brand')} />
        </Link>
        <div className="ml-auto flex items-center gap-2">
          <a
            href={`${publicEnv.appUrl}/login`}
            className={buttonClass({ look: 'quiet', size: 'small' })}
          >
            {t('Landing.signIn')}
          </a>
          <LanguageSelector locale={locale} label={t('Frame.language')} />
        </div>
      </header>
      <main>{children}</main>
    </>
  );
}
