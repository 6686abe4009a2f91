import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { SessionGate } from '@/components/account/sign-in/session-gate';
import { LinksPage } from '@/components/maps/share/links-page';
import type { Locale } from '@/lib/i18n/locales';

export async function generateMetadata({
  params,
}: PageProps<'/[locale]/app/links'>): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: 'LinkList' });
  return { title: t('title') };
}

export default async function Page({ params }: PageProps<'/[locale]/app/links'>) {
  const { locale } = await params;
  setRequestLocale(locale as Locale);
  return (
    <SessionGate>
      <LinksPage />
    </SessionGate>
  );
}
