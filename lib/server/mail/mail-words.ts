import 'server-only';
import { createFormatter, createTranslator } from 'use-intl/core';
import type { CalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import { formatAmount } from '@/lib/core/billing/format-price';
import type { TierSlug } from '@/lib/core/billing/plans';
import { languageTags, type Locale } from '@/lib/i18n/locales';
import { messages } from '@/lib/i18n/messages';

export interface Term {
  from: CalendarDate;
  to: CalendarDate;
}

export function createMailWords(locale: Locale) {
  const format = createFormatter({ locale: languageTags[locale], timeZone: 'UTC' });
  const tier = createTranslator({ locale, messages: messages[locale], namespace: 'Pricing.tiers' });
  const t = createTranslator({ locale, messages: messages[locale], namespace: 'Mail' });
  const day = (date: CalendarDate) =>
    format.dateTime(new Date(`${date}T00:00:00Z`), { dateStyle: 'long' });
  return {
    t,
    brand: messages[locale].Frame.brand,
    day,
    range: ({ from, to }: Term) => t('facts.range', { from: day(from), to: day(to) }),
    amount: (ore: number) => formatAmount(ore, languageTags[locale]),
    plan: (slug: TierSlug) => tier(`${slug}.name`),
  };
}

export type MailWords = ReturnType<typeof createMailWords>;
