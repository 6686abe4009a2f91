import 'server-only';
import type Stripe from 'stripe';
import { z } from 'zod';
import { serverEnv } from '@/lib/env/server';
import { AppError } from '@/lib/server/errors/app-error';
import { stripe } from './stripe';

const toleranceSeconds = 300;

/** Id of an object at Stripe. The id is checked, because it becomes part of a URL and a database key. */
export const stripeIdSchema = z.string().regex(/^\w{1,255}$/);

const eventSchema = z.object({
  id: stripeIdSchema,
  type: z.string().regex(/^[\w.]{1,255}$/),
  created: z.number().int().min(0).max(253_402_300_799),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
});

export function verifyEvent(body: Uint8Array, signature: string | null): Stripe.Event {
  const { STRIPE_WEBHOOK_SECRET: secret } = serverEnv();
  if (!secret) {
    throw new AppError('unavailable', { details: { missing: 'STRIPE_WEBHOOK_SECRET' } });
  }
  let event: Stripe.Event;
  try {
    event = stripe().webhooks.constructEvent(body, signature ?? '', secret, toleranceSeconds);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('signatureInvalid');
  }
  if (!eventSchema.safeParse(event).success) throw new AppError('invalidRequest');
  return event;
}
