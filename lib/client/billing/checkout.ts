import { orderOptionCalls, type OrderOptions } from '@/lib/contracts/billing/order-options';
import type { PricingTier } from '@/lib/core/billing/plans';
import { callApi } from '@/lib/client/http/api-client';
import { siteCalls } from '@/lib/contracts/site-calls';

export async function startCheckout(tier: PricingTier): Promise<string> {
  const { url } = await callApi(siteCalls.createCheckout, {
    body: { lookup_key: tier.lookupKey.yearly, owner_type: tier.owner },
  });
  if (!url) throw new Error('No checkout URL returned');
  return url;
}

export function countTeachers(schoolId: string): Promise<number> {
  return callApi(siteCalls.countTeachers, { params: { schoolId } });
}

export function loadOrderOptions(schoolId: string): Promise<OrderOptions> {
  return callApi(orderOptionCalls.readOrderOptions, { params: { schoolId } });
}
