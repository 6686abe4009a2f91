import type { Metadata } from 'next';
import { Suspense } from 'react';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { SessionGate } from '@/components/auth/session-gate';
import { OrderPage, type OrderPlans } from '@/components/orders/order-page';
import { InvoiceSum } from '@/components/plans/invoice-sum';
import { StaffDesks } from '@/components/plans/staff-desks';
import { tiers } from '@/lib/core/billing/tiers';
import type { Locale } from '@/lib/i18n/locales';

export async function generateMetadata({
  params,
}: PageProps<'/[locale]/app/order'>): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: 'Order' });
  return { title: t('pageTitle') };
}

export default async function Page({ params }: PageProps<'/[locale]/app/order'>) {
  const { locale } = await params;
  setRequestLocale(locale as Locale);
  const plans: OrderPlans = {};
  for (const { slug, owner, seatLimit, priceOre } of tiers) {
    if (owner !== 'school') continue;
    plans[slug] = {
      picture: <StaffDesks count={seatLimit} />,
      sum: <InvoiceSum priceOre={priceOre.yearly} />,
    };
  }
  return (
    <SessionGate>
      <Suspense>
        <OrderPage plans={plans} />
      </Suspense>
    </SessionGate>
  );
}
