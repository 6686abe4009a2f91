'use client';

import { CalendarRange, School, Users } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { InvoiceSum } from '@/components/plans/invoice-sum';
import { billingPeriod } from '@/lib/core/billing/calendar/billing-period';
import { toCalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import { periodMonths } from '@/lib/core/billing/invoice/terms';
import type { PricingTier } from '@/lib/core/billing/tiers';
import { PlanSummary } from './plan-summary';
import type { Buyer } from './use-buyer';

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

/** Summary of the order: plan, school, period and price. */
export function OrderSummary({ tier, buyer }: { tier: PricingTier; buyer: Buyer }) {
  const t = useTranslations('Order');
  const pricing = useTranslations('Pricing');
  const format = useFormatter();
  const [nowMs] = useState(() => Date.now());
  // A date stays on one line.
  const date = (time: number | string) =>
    format.dateTime(new Date(time), { dateStyle: 'long' }).replaceAll(' ', '\u00a0');
  const { schoolActive, school_period_end: periodEnd } = buyer.subscription;
  const trialEnds = buyer.school?.plan_starts_on ?? null;
  const runningUntil = schoolActive && !trialEnds && periodEnd ? Date.parse(periodEnd) : null;
  const start = trialEnds ?? toCalendarDate(nowMs);
  const end = runningUntil
    ? toCalendarDate(runningUntil - 1)
    : billingPeriod(start, periodMonths.year).end;
  // The middle of the day, which is the same day in the reader's time zone.
  const dayText = (day: string) => date(`${day}T12:00:00Z`);
  return (
    <PlanSummary tier={tier} className="lg:top-24">
      <dl className="grid gap-3">
        <Fact icon={<School aria-hidden />} label={t('school')}>
          {buyer.school?.name}
        </Fact>
        <Fact icon={<Users aria-hidden />} label={t('seats')}>
          {pricing('features.teachers', { teachers: tier.seatLimit })}
        </Fact>
        <Fact icon={<CalendarRange aria-hidden />} label={t('period')}>
          <p>{t('dates', { start: dayText(start), end: dayText(end) })}</p>
          <p className="text-ink-soft mt-1 text-sm">
            {runningUntil && t('replaces', { date: dayText(end) })}
            {!runningUntil && t(trialEnds ? 'startsAfterTrial' : 'startsNow')}
          </p>
        </Fact>
      </dl>
      <InvoiceSum priceOre={tier.priceOre.yearly} />
      <p className="text-ink-soft text-sm">{t('renewal')}</p>
    </PlanSummary>
  );
}
