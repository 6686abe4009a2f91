import 'server-only';
import type Stripe from 'stripe';
import { z } from 'zod';
import type { Database } from '@/lib/db/client';
import { AppError } from '@/lib/server/errors/app-error';
import { closeAttempt } from './checkout-attempts';
import { callStripe, isMissing } from './stripe';
import { syncSubscription } from './sync-subscription';

const sessionIdSchema = z.string().regex(/^cs_\w{1,200}$/);

/**
 * Stores the subscription of a card checkout and returns the URL of the next page. The next page is thus right even
 * before Stripe's events arrive.
 */
export async function finishCheckout(
  db: Database,
  sessionId: string | null,
  ownSite: string,
  isOwnAddress: (address: string) => boolean,
): Promise<string> {
  const id = sessionIdSchema.safeParse(sessionId).data;
  const session = id === undefined ? 'missing' : await findSession(id);
  if (session === 'missing') return `${ownSite}?error=unknown_checkout`;
  if (session === 'unreachable') return `${ownSite}?pending=true`;

  const begunOn = session.metadata?.site;
  const site = begunOn && isOwnAddress(begunOn) ? begunOn : ownSite;
  if (session.status === 'open') return `${site}?canceled=true`;
  if (session.status !== 'complete') return `${site}?error=checkout_expired`;
  try {
    if (typeof session.subscription === 'string') await syncSubscription(db, session.subscription);
    const attemptId = z.uuid().safeParse(session.metadata?.attempt_id).data;
    if (attemptId) await closeAttempt(db, attemptId, 'completed');
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // A later event of Stripe stores the subscription of the paid checkout.
    if (session.payment_status !== 'unpaid') return `${site}?pending=true`;
  }
  return session.payment_status === 'unpaid'
    ? `${site}?error=payment_failed`
    : `${site}?success=true`;
}

async function findSession(
  id: string,
): Promise<Stripe.Checkout.Session | 'missing' | 'unreachable'> {
  try {
    return await callStripe((stripe) =>
      stripe.checkout.sessions.retrieve(id, {}, { maxNetworkRetries: 0 }),
    );
  } catch (error) {
    if (isMissing(error)) return 'missing';
    if (error instanceof AppError) return 'unreachable';
    throw error;
  }
}
