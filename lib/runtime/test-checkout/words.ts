import { tiers } from '@/lib/core/billing/tiers';
import english from '@/messages/en.json';
import norwegian from '@/messages/no.json';

/** The texts of the hosted page. */
export const no = norwegian.TestCheckout;
export const en = english.TestCheckout;

/** What the plan of a price is called. */
export function planNames(lookupKey: string): { no: string; en: string } {
  const { slug } = tiers.find((tier) => tier.lookupKey.yearly === lookupKey)!;
  return { no: norwegian.Pricing.tiers[slug].name, en: english.Pricing.tiers[slug].name };
}
