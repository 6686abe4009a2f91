import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { SessionGate } from '@/components/account/sign-in/session-gate';
import { OrdersPage } from '@/components/billing/office/orders-page';
import type { Locale } from '@/lib/i18n/locales';

export async function generateMetadata({
  params,
}: PageProps<'/[locale]/app/office/orders'>): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: 'Office' });
  return { title: t('ordersTitle') };
}

export default async function Page({ params }: PageProps<'/[locale]/app/office/orders'>) {
  const { locale } = await params;
  setRequestLocale(locale as Locale);
  return (
    <SessionGate takesEveryAccount>
      <OrdersPage />
    </SessionGate>
  );
}
