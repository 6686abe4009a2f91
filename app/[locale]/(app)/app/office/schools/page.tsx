import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { SessionGate } from '@/components/account/sign-in/session-gate';
import { SchoolsPage } from '@/components/billing/office/schools-page';
import type { Locale } from '@/lib/i18n/locales';

export async function generateMetadata({
  params,
}: PageProps<'/[locale]/app/office/schools'>): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: 'Office' });
  return { title: t('screens.schools') };
}

export default async function Page({ params }: PageProps<'/[locale]/app/office/schools'>) {
  const { locale } = await params;
  setRequestLocale(locale as Locale);
  return (
    <SessionGate takesEveryAccount>
      <SchoolsPage />
    </SessionGate>
  );
}
