import { z } from 'zod';
import { tierOwners } from '@/lib/core/billing/plans';
import { lookupKey } from './orders';
import { call } from '../call';

/**
 * `POST /stripe/create-checkout-session`: starts the purchase of a plan for a teacher or a school. The request names
 * the plan by the lookup key of its price at Stripe.
 */
export const createCheckoutSchema = z.strictObject({
  lookup_key: lookupKey,
  owner_type: z.enum(tierOwners),
});
export type CreateCheckout = z.infer<typeof createCheckoutSchema>;

/**
 * URL of the page after a checkout request: the card checkout, or a school's billing form. Clients must also accept a
 * response without a URL (spec, section 8).
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
