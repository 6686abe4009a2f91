'use client';

import { useTranslations } from 'next-intl';
import { useBillingText } from '@/lib/client/page/use-billing-text';
import { InvoiceSum } from '@/components/billing/plans/invoice-sum';
import { PlanSummary } from '@/components/billing/order/plan-summary';
import type { TrialOffer as Offer } from '@/lib/contracts/billing/trial';
import { tiers } from '@/lib/core/billing/plans';

export function TrialOffer({ lookupKey, offer }: { lookupKey: string; offer: Offer }) {
  const t = useTranslations('TrialQuestion');
  const order = useTranslations('Order');
  const pricing = useTranslations('Pricing');
  const { date } = useBillingText();
  const tier = tiers.find((one) => one.lookupKey.yearly === lookupKey)!;
  return (
    <PlanSummary tier={tier} className="lg:top-6">
      <p>{pricing('features.teachers', { teachers: tier.seatLimit })}</p>
      <p>{order('dates', { start: date(offer.from), end: date(offer.to) })}</p>
      <InvoiceSum priceOre={offer.net_ore} setOffOre={offer.set_off_ore} />
      <p className="text-ink-soft text-sm">{t(`renewal.${offer.term}`)}</p>
    </PlanSummary>
  );
}
