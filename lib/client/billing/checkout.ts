import { orderOptionCalls, type OrderOptions } from '@/lib/contracts/billing/order-options';
import type { PricingTier } from '@/lib/core/billing/plans';
import { callApi } from '@/lib/client/http/api-client';
import { siteCalls } from '@/lib/contracts/site-calls';

/** Starts the purchase of a plan. Returns the URL of the card checkout or of the billing form. */
export async function startCheckout(tier: PricingTier): Promise<string> {
  const { url } = await callApi(siteCalls.createCheckout, {
    body: { lookup_key: tier.lookupKey.yearly, owner_type: tier.owner },
  });
  if (!url) throw new Error('No checkout URL returned');
  return url;
}

/** How many active teachers a school has. */
export function countTeachers(schoolId: string): Promise<number> {
  return callApi(siteCalls.countTeachers, { params: { schoolId } });
}

/** Which plans a school may order, and what they cost: a call of our own API, beyond the specification. */
export function loadOrderOptions(schoolId: string): Promise<OrderOptions> {
  return callApi(orderOptionCalls.readOrderOptions, { params: { schoolId } });
}
