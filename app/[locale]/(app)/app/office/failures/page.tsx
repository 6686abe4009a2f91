import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { SessionGate } from '@/components/account/sign-in/session-gate';
import { FailuresPage } from '@/components/billing/office/failures-page';
import type { Locale } from '@/lib/i18n/locales';

export async function generateMetadata({
  params,
}: PageProps<'/[locale]/app/office/failures'>): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: 'Office' });
  return { title: t('screens.failures') };
}

export default async function Page({ params }: PageProps<'/[locale]/app/office/failures'>) {
  const { locale } = await params;
  setRequestLocale(locale as Locale);
  return (
    <SessionGate takesEveryAccount>
      <FailuresPage />
    </SessionGate>
  );
}
