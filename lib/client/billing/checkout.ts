import { checkoutSchema } from '@/lib/contracts/checkout';
import { teacherCountSchema } from '@/lib/contracts/schools';
import type { PricingTier } from '@/lib/core/billing/tiers';
import { callApi } from '@/lib/client/http/api-client';

/** Starts the purchase of a plan. Returns the URL of the card checkout or of the billing form. */
export async function startCheckout(tier: PricingTier): Promise<string> {
  const { url } = await callApi('POST', '/stripe/create-checkout-session', {
    answer: checkoutSchema,
    body: { lookup_key: tier.lookupKey.yearly, owner_type: tier.owner },
  });
  if (!url) throw new Error('No checkout URL returned');
  return url;
}

/** Number of active teachers of a school; null if it cannot be read (spec, section 8). */
export async function loadTeacherCount(schoolId: string): Promise<number | null> {
  const path = `/teachers/activecount/${schoolId}`;
  return callApi('GET', path, { answer: teacherCountSchema }).catch(() => null);
}
