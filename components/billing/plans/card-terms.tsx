'use client';

import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { firstChargeMs } from '@/lib/core/billing/card-subscription';
import { addMonths, toCalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import { formatPrice } from '@/lib/core/billing/format-price';
import type { PricingTier } from '@/lib/core/billing/plans';

export function CardTerms({
  tier,
  trialEndsAt,
}: {
  tier: PricingTier;
  trialEndsAt: string | null;
}) {
  const t = useTranslations('PlanCheckout.next');
  const locale = useLocale();
  const format = useFormatter();
  const [nowMs] = useState(() => Date.now());
  const waitsUntilMs = firstChargeMs(trialEndsAt === null ? null : Date.parse(trialEndsAt), nowMs);
  const start = toCalendarDate(waitsUntilMs ?? nowMs);
  // Noon in UTC is on the same calendar day in Norway.
  const day = (date: string) =>
    format
      .dateTime(new Date(`${date}T12:00:00Z`), { dateStyle: 'long', timeZone: 'Europe/Oslo' })
      .replaceAll(' ', '\u00a0');
  const facts = {
    start: day(start),
    renewal: day(addMonths(start, 12)),
    price: formatPrice(tier.priceOre.yearly, locale),
  };
  return (
    <>
      <p>{t('teacher')}</p>
      <p>{t(waitsUntilMs === null ? 'teacherNow' : 'teacherAfterTrial', facts)}</p>
    </>
  );
}
