import { tiers } from '@/lib/core/billing/plans';
import { messages } from '@/lib/i18n/messages';

export const no = messages.no.TestCheckout;
export const en = messages.en.TestCheckout;

export function planNames(lookupKey: string): { no: string; en: string } {
  const { slug } = tiers.find((tier) => tier.lookupKey.yearly === lookupKey)!;
  return { no: messages.no.Pricing.tiers[slug].name, en: messages.en.Pricing.tiers[slug].name };
}
