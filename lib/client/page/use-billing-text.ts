'use client';

import { useFormatter, useLocale } from 'next-intl';
import { formatAmount, formatPrice } from '@/lib/core/billing/format-price';

export function useBillingText() {
  const format = useFormatter();
  const locale = useLocale();
  const whole = (text: string) => text.replaceAll(' ', '\u00a0');
  return {
    date: (day: string) =>
      whole(
        format.dateTime(new Date(`${day}T12:00:00Z`), {
          dateStyle: 'long',
          timeZone: 'Europe/Oslo',
        }),
      ),
    price: (amountOre: number) => whole(formatPrice(amountOre, locale)),
    amount: (amountOre: number) => whole(formatAmount(amountOre, locale)),
  };
}
