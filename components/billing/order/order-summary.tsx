'use client';

import { CalendarRange, ReceiptText, School, Users } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useBillingText } from '@/lib/client/page/use-billing-text';
import { InvoiceSum } from '@/components/billing/plans/invoice-sum';
import type { ShownOffer } from '@/lib/contracts/billing/order-options';
import type { PricingTier } from '@/lib/core/billing/plans';
import { PlanSummary } from './plan-summary';
import { toCalendarDate } from '@/lib/core/billing/calendar/calendar-date';

export const beginsLater = ({ start }: Pick<ShownOffer, 'start'>): boolean =>
  start > toCalendarDate(Date.now());

function Fact({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className="flex gap-3">
      <dt className="text-green mt-0.5 shrink-0 [&>svg]:size-5">
        {icon}
        <span className="sr-only">{label}</span>
      </dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}

export function OrderSummary(props: { tier: PricingTier; school: string; offer: ShownOffer }) {
  const { tier, school, offer } = props;
  const t = useTranslations('Order');
  const pricing = useTranslations('Pricing');
  const { date } = useBillingText();
  const start = date(offer.start);
  const { nextPeriod } = offer;
  return (
    <PlanSummary tier={tier} className="lg:top-24">
      <dl className="grid gap-3">
        <Fact icon={<School aria-hidden />} label={t('school')}>
          {school}
        </Fact>
        <Fact icon={<Users aria-hidden />} label={t('seats')}>
          {pricing('features.teachers', { teachers: tier.seatLimit })}
        </Fact>
        <Fact icon={<CalendarRange aria-hidden />} label={t('period')}>
          <p>{t('dates', { start, end: date(offer.end) })}</p>
          {nextPeriod && (
            <p>{t('dates', { start: date(nextPeriod.start), end: date(nextPeriod.end) })}</p>
          )}
          <p className="text-ink-soft mt-1 text-sm">
            {t(
              offer.isChange ? 'replaces' : beginsLater(offer) ? 'startsAfterTrial' : 'startsNow',
              {
                start,
              },
            )}
          </p>
        </Fact>
        <Fact icon={<ReceiptText aria-hidden />} label={t('invoiced')}>
          {t('invoicedOn', { day: date(offer.invoiceOn) })}
        </Fact>
      </dl>
      <InvoiceSum priceOre={offer.amounts.netOre} setOffOre={offer.setOffOre} />
      <p className="text-ink-soft text-sm">{t('renewal')}</p>
    </PlanSummary>
  );
}
