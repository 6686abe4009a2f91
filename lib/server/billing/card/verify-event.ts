import 'server-only';
import type Stripe from 'stripe';
import { serverEnv } from '@/lib/env/server';
import { AppError } from '@/lib/server/errors/app-error';
import { stripe } from './stripe';

/** A message older than this is taken for a replay. */
const toleranceSeconds = 300;

/** The event in a webhook's raw body; throws `signatureInvalid` unless Stripe signed it just now. */
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
