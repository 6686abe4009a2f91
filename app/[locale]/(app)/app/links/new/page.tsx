import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { SessionGate } from '@/components/account/sign-in/session-gate';
import { NewListPage } from '@/components/maps/share/new-list-page';
import type { Locale } from '@/lib/i18n/locales';

export async function generateMetadata({
  params,
}: PageProps<'/[locale]/app/links/new'>): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: 'LessonList' });
  return { title: t('title') };
}

export default async function Page({ params }: PageProps<'/[locale]/app/links/new'>) {
  const { locale } = await params;
  setRequestLocale(locale as Locale);
  return (
    <SessionGate>
      <NewListPage />
    </SessionGate>
  );
}
