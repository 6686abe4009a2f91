'use client';

import { useFormatter, useTranslations } from 'next-intl';
import type { OrderOptions } from '@/lib/contracts/billing/order-options';
import type { Refusal, SchoolFacts } from '@/lib/core/billing/checkout';
import type { PricingTier } from '@/lib/core/billing/plans';

/** Says why a plan cannot be bought, and from when it can. */
export function useRefusalText(tier: PricingTier, school: SchoolFacts | null) {
  const t = useTranslations('PlanCheckout');
  const format = useFormatter();
  return ({ code, from, invoices = [] }: Refusal): string => {
    const facts = {
      teachers: school?.teacherCount ?? 0,
      seats: tier.seatLimit,
      count: invoices.length,
      numbers: invoices.join(', '),
      // The middle of the day, which is the same day in the reader's time zone.
      day: from
        ? format
            .dateTime(new Date(`${from}T12:00:00Z`), { dateStyle: 'long', timeZone: 'Europe/Oslo' })
            .replaceAll(' ', '\u00a0')
        : '',
    };
    if (code === 'currentPlan' && isOrdered(school)) return t('ordered.text');
    if (code === 'currentPlan' && from) return t('blocks.currentPlanEnds', facts);
    return t(`blocks.${code}`, facts);
  };
}

/** The school has agreed on a plan that begins when its trial is over. */
export const isOrdered = (school: Pick<OrderOptions, 'agreed'> | null): boolean =>
  school?.agreed?.inForceUntil === null;
