import { z } from 'zod';
import { tierOwners } from '@/lib/core/billing/plans';
import { lookupKey } from './orders';
import { call } from '../call';

/**
 * Body of `POST /stripe/create-checkout-session`, which starts the purchase of a subscription plan for a teacher or a
 * school. `lookup_key` names the plan's price at Stripe.
 */
export const createCheckoutSchema = z.strictObject({
  lookup_key: lookupKey,
  owner_type: z.enum(tierOwners),
});
export type CreateCheckout = z.infer<typeof createCheckoutSchema>;

/**
 * Response to a checkout request: the URL of Stripe's card checkout, or of the billing form for a school. Clients must
 * also accept a response without a URL (API specification, section 8).
 */
export const checkoutSchema = z.object({ url: z.string().nullish() });
export interface Checkout extends z.infer<typeof checkoutSchema> {
  url: string;
}

export const checkoutCalls = {
  createCheckout: call('POST', '/stripe/create-checkout-session', 'teacher', {
    body: createCheckoutSchema,
    answer: checkoutSchema,
    codes: [
      'cannotSwitchPlanType',
      'contactSchoolAdmin',
      'createSchoolFirst',
      'currentPlan',
      'leaveSchoolFirst',
      'planNotFound',
      'tooManyRequests',
      'tooManyTeachers',
    ],
  }),
  createPortal: call('POST', '/stripe/create-portal-session', 'teacher', {
    answer: checkoutSchema,
    codes: ['notFound', 'tooManyRequests'],
  }),
  finishPortal: call('GET', '/stripe/portal-return', 'none', {
    answer: 'redirect',
    codes: ['tooManyRequests'],
  }),
  finishCheckout: call('GET', '/stripe/return', 'none', {
    query: z.object({ session_id: z.string().optional() }),
    answer: 'redirect',
    isAlwaysAnswered: true,
    codes: ['tooManyRequests'],
  }),
  receiveEvent: call('POST', '/stripe/webhook', 'none', {
    body: 'bytes',
    maxBodyBytes: 500_000,
    answer: z.object({ received: z.literal(true) }),
    origin: 'any',
    codes: ['signatureInvalid'],
  }),
};
