'use client';

import { useTranslations } from 'next-intl';
import { useBillingText } from '@/components/billing/use-billing-text';
import { InvoiceSum } from '@/components/plans/invoice-sum';
import { StaffDesks } from '@/components/plans/staff-desks';
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
    <section
      aria-labelledby="trial-offer"
      className="border-line bg-surface shadow-card overflow-hidden rounded-3xl border lg:sticky lg:top-6 lg:col-start-2 lg:row-start-1"
    >
      <div className="bg-birch flex items-center justify-between gap-6 px-6 py-5">
        <h2 id="trial-offer" className="text-xl font-bold">
          {pricing(`tiers.${tier.slug}.name`)}
        </h2>
        <div className="w-32 shrink-0">
          <StaffDesks count={tier.seatLimit} />
        </div>
      </div>
      <div className="grid gap-5 p-6">
        <p>{pricing('features.teachers', { teachers: tier.seatLimit })}</p>
        <p>
          {order('dates', { start: date(question.from), end: date(question.to) })}
          <span className="text-ink-soft mt-1 block text-sm">{t('periodHint')}</span>
        </p>
        <InvoiceSum priceOre={question.net_ore} />
        <p className="text-ink-soft text-sm">{t('renewal')}</p>
      </div>
    </section>
  );
}
