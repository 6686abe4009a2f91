'use client';

import { useTranslations } from 'next-intl';
import { useBillingText } from '@/components/billing/use-billing-text';
import { InvoiceSum } from '@/components/plans/invoice-sum';
import { PlanSummary } from '@/components/orders/plan-summary';
import type { TrialQuestion } from '@/lib/contracts/trial';
import { tiers } from '@/lib/core/billing/tiers';

/** What the school gets and pays if it goes on. */
export function TrialOffer({ question }: { question: TrialQuestion }) {
  const t = useTranslations('TrialQuestion');
  const order = useTranslations('Order');
  const pricing = useTranslations('Pricing');
  const { date } = useBillingText();
  const tier = tiers.find(({ lookupKey }) => lookupKey.yearly === question.lookup_key)!;
  return (
    <PlanSummary tier={tier} className="lg:top-6">
      <p>{pricing('features.teachers', { teachers: tier.seatLimit })}</p>
      <p>
        {order('dates', { start: date(question.from), end: date(question.to) })}
        <span className="text-ink-soft mt-1 block text-sm">{t('periodHint')}</span>
      </p>
      <InvoiceSum priceOre={question.net_ore} />
      <p className="text-ink-soft text-sm">{t('renewal')}</p>
    </PlanSummary>
  );
}
