'use client';

import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { OfficeDocument } from '@/lib/contracts/billing/office';
import { formatAmount } from '@/lib/core/billing/format-price';

type Delivery = NonNullable<OfficeDocument['delivery']>;

export function useOfficeText() {
  const t = useTranslations('Office');
  const format = useFormatter();
  const locale = useLocale();
  return {
    amount: (ore: number) => formatAmount(ore, locale),
    day: (day: string) =>
      format.dateTime(new Date(`${day}T12:00:00Z`), {
        dateStyle: 'medium',
        timeZone: 'Europe/Oslo',
      }),
    moment: (at: string) =>
      format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' }),
    channel: ({ channel, emailAddress }: Pick<Delivery, 'channel' | 'emailAddress'>) =>
      channel === 'email' ? t('email', { address: emailAddress ?? '' }) : t(channel),
  };
}
