import { receiveEvent } from '@/lib/server/billing/card/receive-event';
import { verifyEvent } from '@/lib/server/billing/card/verify-event';
import { readBytes } from '@/lib/server/http/read-body';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';

/** Called by Stripe; the signature proves it. */
/** Larger than any event that Stripe sends. */
const maxEventBytes = 1_000_000;

export const POST = route({ session: 'none', origin: 'any' }, async ({ request, db }) => {
  const event = verifyEvent(
    await readBytes(request, maxEventBytes),
    request.headers.get('stripe-signature'),
  );
  await receiveEvent(db, event);
  return { received: true };
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods('POST');
