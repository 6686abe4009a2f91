import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { SessionGate } from '@/components/account/sign-in/session-gate';
import { SheetPage } from '@/components/school/sheet-page';
import type { Locale } from '@/lib/i18n/locales';

export async function generateMetadata({
  params,
}: PageProps<'/[locale]/app/school/sheet'>): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: 'SchoolSheet' });
  return { title: t('title') };
}

export default async function Page({ params }: PageProps<'/[locale]/app/school/sheet'>) {
  const { locale } = await params;
  setRequestLocale(locale as Locale);
  return (
    <SessionGate>
      <SheetPage />
    </SessionGate>
  );
}
