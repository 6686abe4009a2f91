import type { Metadata } from 'next';
import { Suspense } from 'react';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { AccountPage } from '@/components/account/account-page';
import { SessionGate } from '@/components/account/sign-in/session-gate';
import { LanguageSelector } from '@/components/shell/language-selector';
import type { Locale } from '@/lib/i18n/locales';

export async function generateMetadata({
  params,
}: PageProps<'/[locale]/app/account'>): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: 'Account' });
  return { title: t('title') };
}

export default async function Page({ params }: PageProps<'/[locale]/app/account'>) {
  const { locale } = await params;
  setRequestLocale(locale as Locale);
  const t = await getTranslations('Account');
  return (
    <SessionGate>
      <Suspense>
        <AccountPage
          language={<LanguageSelector locale={locale as Locale} label={t('language')} />}
        />
      </Suspense>
    </SessionGate>
  );
}
