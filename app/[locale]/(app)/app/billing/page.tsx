import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { SessionGate } from '@/components/account/sign-in/session-gate';
import { BillingPage } from '@/components/billing/subscription/billing-page';
import type { Locale } from '@/lib/i18n/locales';

export async function generateMetadata({
  params,
}: PageProps<'/[locale]/app/billing'>): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: 'Billing' });
  return { title: t('title') };
}

export default async function Page({ params }: PageProps<'/[locale]/app/billing'>) {
  const { locale } = await params;
  setRequestLocale(locale as Locale);
  return (
    <SessionGate>
      <BillingPage />
    </SessionGate>
  );
}
