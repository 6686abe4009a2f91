import 'server-only';
import { createTranslator } from 'use-intl/core';
import { daysInPeriod, type BillingPeriod } from '@/lib/core/billing/calendar/billing-period';
import { singleLine, type Invoice, type InvoiceLine } from '@/lib/core/billing/invoice/invoice';
import type { PeriodLength } from '@/lib/core/billing/invoice/terms';
import { toSchoolPlan } from '@/lib/core/billing/plan';
import { tiers } from '@/lib/core/billing/tiers';
import { messages } from '@/lib/i18n/messages';

type Language = Invoice['language'];
type SchoolPlan = ReturnType<typeof toSchoolPlan>;

const translators = (language: Language) => {
  const facts = { locale: language, messages: messages[language] };
  return {
    line: createTranslator({ ...facts, namespace: 'Invoice.line' }),
    plan: createTranslator({ ...facts, namespace: 'Pricing.tiers' }),
  };
};
const made: Partial<Record<Language, ReturnType<typeof translators>>> = {};

/** Made once: a daily run writes thousands of lines. */
const wordsOf = (language: Language) => (made[language] ??= translators(language));

const lineTexts = (language: Language) => wordsOf(language).line;
const planName = (language: Language, plan: SchoolPlan) => wordsOf(language).plan(`${plan}.name`);

/** The school plan with this id. Throws an error if there is none. */
export function toPlan(tierId: string): SchoolPlan {
  const tier = tiers.find(({ id, owner }) => id === tierId && owner === 'school');
  if (!tier) throw new Error(`There is no plan ${tierId}`);
  return toSchoolPlan(tier.seatLimit);
}

/** The line of a whole period of a plan. */
export function periodLine(
  language: Language,
  plan: SchoolPlan,
  length: PeriodLength,
  netOre: number,
): InvoiceLine {
  return singleLine(lineTexts(language)(length, { plan: planName(language, plan) }), netOre);
}

/** The line of an upgrade: unused days of the old plan, or the same days of the new one. */
export function upgradeLine(
  language: Language,
  plan: SchoolPlan,
  kind: 'unused' | 'rest',
  rest: BillingPeriod,
  netOre: number,
): InvoiceLine {
  const days = daysInPeriod(rest);
  return singleLine(lineTexts(language)(kind, { plan: planName(language, plan), days }), netOre);
}
