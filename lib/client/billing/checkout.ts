import { checkoutSchema } from '@/lib/contracts/checkout';
import { teacherCountSchema } from '@/lib/contracts/schools';
import type { PricingTier } from '@/lib/core/billing/tiers';
import { callApi } from '@/lib/client/http/api-client';

/** Begins to buy a plan; answers with the address where that goes on. */
export async function startCheckout(tier: PricingTier): Promise<string> {
  const { url } = await callApi('POST', '/stripe/create-checkout-session', {
    answer: checkoutSchema,
    body: { lookup_key: tier.lookupKey.yearly, owner_type: tier.owner },
  });
  if (!url) throw new Error('No checkout URL returned');
  return url;
}

/** How many active teachers a school has; null where that cannot be read (spec, section 8). */
export async function loadTeacherCount(schoolId: string): Promise<number | null> {
  const path = `/teachers/activecount/${schoolId}`;
  return callApi('GET', path, { answer: teacherCountSchema }).catch(() => null);
}
