import { z } from 'zod';
import { tierOwners } from '@/lib/core/billing/plans';
import { lookupKey } from './orders';

/** `POST /stripe/create-checkout-session`: the price's lookup key, and who will own the subscription. */
export const createCheckoutSchema = z.strictObject({
  lookup_key: lookupKey,
  owner_type: z.enum(tierOwners),
});
export type CreateCheckout = z.infer<typeof createCheckoutSchema>;

/**
 * URL of the next page: the card checkout, or the app's billing form for a school. Readers must handle a response
 * without a URL (spec, section 8), although this API always sends one.
 */
export const checkoutSchema = z.object({ url: z.string().nullish() });
export interface Checkout extends z.infer<typeof checkoutSchema> {
  url: string;
}
