import 'server-only';
import type Stripe from 'stripe';
import { serverEnv } from '@/lib/env/server';
import { AppError } from '@/lib/server/errors/app-error';
import { stripe } from './stripe';

/** A signature older than this is refused as a replay. */
const toleranceSeconds = 300;

/**
 * Verifies a webhook's raw body and returns its event. Throws `signatureInvalid` unless Stripe signed it within the
 * tolerance.
 */
export function verifyEvent(body: Uint8Array, signature: string | null): Stripe.Event {
  const { STRIPE_WEBHOOK_SECRET: secret } = serverEnv();
  if (!secret) {
    throw new AppError('unavailable', { details: { missing: 'STRIPE_WEBHOOK_SECRET' } });
  }
  try {
    return stripe().webhooks.constructEvent(body, signature ?? '', secret, toleranceSeconds);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('signatureInvalid');
  }
}
