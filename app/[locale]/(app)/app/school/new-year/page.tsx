import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { SessionGate } from '@/components/account/sign-in/session-gate';
import { NewYearPage } from '@/components/school/new-year/new-year-page';
import type { Locale } from '@/lib/i18n/locales';

export async function generateMetadata({
  params,
}: PageProps<'/[locale]/app/school/new-year'>): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: 'SchoolYear' });
  return { title: t('title') };
}

export default async function Page({ params }: PageProps<'/[locale]/app/school/new-year'>) {
  const { locale } = await params;
  setRequestLocale(locale as Locale);
  return (
    <SessionGate>
      <NewYearPage />
    </SessionGate>
  );
}
