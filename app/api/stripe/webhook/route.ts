import { receiveEvent } from '@/lib/server/billing/card/receive-event';
import { verifyEvent } from '@/lib/server/billing/card/verify-event';
import { route } from '@/lib/server/http/route';

/** Larger than any event that Stripe sends. */
const maxBodyBytes = 1_000_000;

/** Called by Stripe; the signature proves it. */
export const POST = route(
  { session: 'none', origin: 'any', body: 'bytes', maxBodyBytes },
  async ({ request, body, db }) => {
    await receiveEvent(db, verifyEvent(body, request.headers.get('stripe-signature')));
    return { received: true };
  },
);
