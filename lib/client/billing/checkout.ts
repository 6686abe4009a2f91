import { checkoutCalls } from '@/lib/contracts/billing/checkout';
import { orderOptionCalls, type OrderOptions } from '@/lib/contracts/billing/order-options';
import type { PricingTier } from '@/lib/core/billing/plans';
import { callApi } from '@/lib/client/http/api-client';

/** Starts the purchase of a plan. Returns the URL of the card checkout or of the billing form. */
export async function startCheckout(tier: PricingTier): Promise<string> {
  const { url } = await callApi(checkoutCalls.createCheckout, {
    body: { lookup_key: tier.lookupKey.yearly, owner_type: tier.owner },
  });
  if (!url) throw new Error('No checkout URL returned');
  return url;
}

/** Which plans a school may order, and what they cost. */
export function loadOrderOptions(schoolId: string): Promise<OrderOptions> {
  return callApi(orderOptionCalls.readOrderOptions, { params: { schoolId } });
}
