import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { SessionGate } from '@/components/account/sign-in/session-gate';
import { NewClassPage } from '@/components/classes/new-class-page';
import type { Locale } from '@/lib/i18n/locales';

export async function generateMetadata({
  params,
}: PageProps<'/[locale]/app/classes/new'>): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: 'ClassForm' });
  return { title: t('pageTitle') };
}

export default async function Page({ params }: PageProps<'/[locale]/app/classes/new'>) {
  const { locale } = await params;
  setRequestLocale(locale as Locale);
  return (
    <SessionGate>
      <NewClassPage />
    </SessionGate>
  );
}
