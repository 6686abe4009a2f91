'use client';

import { useTranslations } from 'next-intl';
import { useBillingText } from '@/lib/client/page/use-billing-text';
import type { OrderOptions } from '@/lib/contracts/billing/order-options';
import type { Refusal, SchoolFacts, SeatBlock } from '@/lib/core/billing/checkout';
import type { PricingTier } from '@/lib/core/billing/plans';

export function useRefusalText(
  tier: PricingTier,
  school: SchoolFacts | null,
  teacherCount: number | null = school?.teacherCount ?? null,
) {
  const t = useTranslations('PlanCheckout');
  const { date } = useBillingText();
  return ({
    code,
    from,
    invoices = [],
  }: Omit<Refusal, 'code'> & { code: Refusal['code'] | SeatBlock }): string => {
    const facts = {
      teachers: teacherCount ?? 0,
      seats: tier.seatLimit,
      count: invoices.length,
      numbers: invoices.join(', '),
      day: from ? date(from) : '',
    };
    if (code === 'currentPlan' && isOrdered(school)) return t('ordered.text');
    if (code === 'currentPlan' && from) return t('blocks.currentPlanEnds', facts);
    return t(`blocks.${code}`, facts);
  };
}

export const isOrdered = (school: Pick<OrderOptions, 'agreed'> | null): boolean =>
  school?.agreed?.inForceUntil === null;
