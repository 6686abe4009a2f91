import { useLocale, useTranslations } from 'next-intl';
import Link from 'next/link';
import { buttonClass } from '@/components/ui/button-class';
import { publicEnv } from '@/lib/env/public';
import { localeOfTag } from '@/lib/i18n/locales';
import { Brand } from './brand';
import { LanguageSelector } from './language-selector';

/** The header of the public pages; one row, also on a phone. */
export function SiteHeader() {
  const t = useTranslations('Frame');
  return (
    <header className="mx-auto flex max-w-6xl items-center gap-x-2 px-4 py-3 sm:gap-x-4 sm:px-6">
      <Link href="/" className="rounded-desk inline-flex min-h-11 items-center">
        <Brand name={t('brand')} />
      </Link>
      <div className="ml-auto flex items-center gap-1 sm:gap-2">
        <a
          href={`${publicEnv.appUrl}/login`}
          className={buttonClass({
            look: 'quiet',
            size: 'small',
            className: 'whitespace-nowrap max-sm:px-2',
          })}
        >
          {t('signIn')}
        </a>
        <LanguageSelector locale={localeOfTag(useLocale())} label={t('language')} />
      </div>
    </header>
  );
}
