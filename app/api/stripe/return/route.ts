import { finishCheckout } from '@/lib/server/billing/finish-checkout';
import { addressesOf } from '@/lib/server/http/addresses';
import { clientAddress } from '@/lib/server/http/client-address';
import { limitRate } from '@/lib/server/http/rate-limit';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';

/** Where the card checkout leads back to, with the id of its session. */
export const GET = route({ session: 'none' }, async ({ request, db }) => {
  const by = clientAddress(request);
  await limitRate(db, { action: 'checkoutReturn', by, max: 100, windowSeconds: 600 });
  const sessionId = new URL(request.url).searchParams.get('session_id');
  const location = await finishCheckout(db, sessionId, addressesOf(request).site);
  return new Response(null, { status: 303, headers: { Location: location } });
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods('GET');
