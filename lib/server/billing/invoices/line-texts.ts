import 'server-only';
import { createTranslator } from 'use-intl/core';
import type { BillingPeriod } from '@/lib/core/billing/calendar/billing-period';
import type { CalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import { singleLine, type Invoice, type InvoiceLine } from '@/lib/core/billing/invoice/invoice';
import { schoolTiers, type SchoolTierSlug } from '@/lib/core/billing/plans';
import { messages } from '@/lib/i18n/messages';
import { cleanText } from '@/lib/drawing/typesetting/clean-text';

type Language = Invoice['language'];

const translators = (language: Language) => {
  const facts = { locale: language, messages: messages[language] };
  return {
    line: createTranslator({ ...facts, namespace: 'Invoice.line' }),
    plan: createTranslator({ ...facts, namespace: 'Pricing.tiers' }),
  };
};
const dayFormats: Record<Language, Intl.DateTimeFormat> = {
  no: new Intl.DateTimeFormat('nb-NO', {
    ...{ day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' },
  }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }),
};
const made: Partial<Record<Language, ReturnType<typeof translators>>> = {};

/** Translators of invoice lines, created once per language because a daily run writes thousands of lines. */
const wordsOf = (language: Language) => (made[language] ??= translators(language));

const lineTexts = (language: Language) => wordsOf(language).line;
const planName = (language: Language, plan: SchoolTierSlug) =>
  wordsOf(language).plan(`${plan}.name`);

export function toPlan(tierId: string): SchoolTierSlug {
  const tier = schoolTiers.find(({ id }) => id === tierId);
  if (!tier) throw new Error(`There is no plan ${tierId}`);
  return tier.slug;
}

export function planLine(
  kind: 'licence' | 'upgrade',
  tierId: string,
  school: string,
  days: BillingPeriod,
  netOre: number,
  language: Language,
): InvoiceLine {
  const day = (date: CalendarDate) => dayFormats[language].format(new Date(`${date}T00:00Z`));
  const text = lineTexts(language)(kind, {
    ...{ plan: planName(language, toPlan(tierId)), school: cleanText(school) },
    ...{ from: day(days.start), to: day(days.end) },
  });
  return { ...singleLine(text, netOre), period: days };
}
