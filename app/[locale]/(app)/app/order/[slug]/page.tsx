import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { SessionGate } from '@/components/account/sign-in/session-gate';
import { OrderPage } from '@/components/billing/order/order-page';
import { PlanUnknown } from '@/components/billing/order/order-refusal';
import { findTier, schoolTiers } from '@/lib/core/billing/plans';
import type { Locale } from '@/lib/i18n/locales';

export function generateStaticParams() {
  return [...schoolTiers.map(({ slug }) => slug), 'not-found'].map((slug) => ({ slug }));
}

export async function generateMetadata({
  params,
}: PageProps<'/[locale]/app/order/[slug]'>): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: 'Order' });
  return { title: t('pageTitle') };
}

export default async function Page({ params }: PageProps<'/[locale]/app/order/[slug]'>) {
  const { locale, slug } = await params;
  setRequestLocale(locale as Locale);
  const tier = findTier(slug);
  return (
    <>
      {tier ? (
        <SessionGate>
          <OrderPage tier={tier} />
        </SessionGate>
      ) : (
        <PlanUnknown />
      )}
    </>
  );
}
