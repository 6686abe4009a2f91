import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { CheckoutNotice } from '@/components/shell/checkout-notice';
import { checkoutOutcomes, type CheckoutOutcome } from '@/lib/core/billing/checkout-outcome';
import type { Locale } from '@/lib/i18n/locales';
import { Landing } from '../../../(site)/landing';

export function generateStaticParams() {
  return checkoutOutcomes.map((outcome) => ({ outcome }));
}

type Props = PageProps<'/[locale]/returned/[outcome]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, outcome } = (await params) as { locale: Locale; outcome: CheckoutOutcome };
  const t = await getTranslations({ locale, namespace: 'Checkout' });
  return { title: t(`${outcome}.title`), robots: { index: false } };
}

export default async function ReturnedPage({ params }: Props) {
  const { locale, outcome } = (await params) as { locale: Locale; outcome: CheckoutOutcome };
  setRequestLocale(locale);
  return <Landing isPresumedSignedIn notice={<CheckoutNotice outcome={outcome} />} />;
}
