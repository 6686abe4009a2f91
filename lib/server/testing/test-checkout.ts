import Stripe from 'stripe';
import {
  startTestCheckout,
  type TestCheckoutOptions,
} from '@/lib/platform/fakes/test-checkout/server';

export const stripeSecretKey = 'sk_test_hemmelig';
export const stripeWebhookSecret = 'whsec_hemmelig';

export type TestCheckout = Awaited<ReturnType<typeof startTestCheckout>>;

export async function openTestCheckout(options: Partial<TestCheckoutOptions> = {}) {
  const checkout = await startTestCheckout({
    secretKey: stripeSecretKey,
    webhookSecret: stripeWebhookSecret,
    webhookUrl: 'http://127.0.0.1:1/',
    ...options,
  });
  Object.assign(process.env, {
    STRIPE_SECRET_KEY: stripeSecretKey,
    STRIPE_WEBHOOK_SECRET: stripeWebhookSecret,
    TEST_CHECKOUT_HOST: checkout.host,
  });
  return checkout;
}

export function signed(
  payload: string,
  { secret = stripeWebhookSecret, ageSeconds = 0 }: { secret?: string; ageSeconds?: number } = {},
): string {
  return new Stripe(stripeSecretKey).webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(Date.now() / 1000) - ageSeconds,
  });
}
