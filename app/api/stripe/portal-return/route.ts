import { readSession } from '@/lib/server/auth/read-session';
import { finishPortal } from '@/lib/server/billing/card/customer-portal';
import { toErrorResponse } from '@/lib/server/errors/error-response';
import { findAddresses } from '@/lib/server/http/addresses';
import { clientNetwork } from '@/lib/server/http/client-network';
import { limitRate } from '@/lib/server/limits/rate-limit';
import { route } from '@/lib/server/http/route';

/** The customer portal leads back here; redirects to the billing page. */
export const GET = route({ session: 'none' }, async ({ request, db, requestId }) => {
  const finish = async () => {
    const by = clientNetwork(request);
    await limitRate(db, { action: 'portalReturn', by, max: 100, windowSeconds: 600 });
    await finishPortal(db, await readSession(request, db, Date.now()));
  };
  // The teacher comes from the portal, so this redirects instead of showing JSON; the events will store the changes.
  await finish().catch((error: unknown) => toErrorResponse(error, requestId));
  return new Response(null, {
    status: 303,
    headers: { Location: `${findAddresses(request).app}/billing` },
  });
});
