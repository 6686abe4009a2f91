import { z } from 'zod';

/** `POST /stripe/create-checkout-session`: the price wanted, and who is to own the subscription. */
export const createCheckoutSchema = z.strictObject({
  lookup_key: z.string().min(1).max(100),
  owner_type: z.enum(['teacher', 'school']),
});
export type CreateCheckout = z.infer<typeof createCheckoutSchema>;

/**
 * Where the browser goes next: the card checkout, or the app's billing form for a school. Who reads it must reckon with
 * an answer without (spec, section 8); ours has always one.
 */
export const checkoutSchema = z.object({ url: z.string().nullish() });
export interface Checkout extends z.infer<typeof checkoutSchema> {
  url: string;
}
