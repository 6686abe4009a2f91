import { finishCheckout } from '@/lib/server/billing/card/finish-checkout';
import { findAddresses, isOwnAddress } from '@/lib/server/http/addresses';
import { clientNetwork } from '@/lib/server/http/client-network';
import { toErrorResponse } from '@/lib/server/errors/error-response';
import { limitRate } from '@/lib/server/limits/rate-limit';
import { route } from '@/lib/server/http/route';

/** The return URL of the card checkout, with the id of its session. A visitor who has paid is shown a page, never a refusal. */
export const GET = route(
  { session: 'none', isAlwaysAnswered: true },
  async ({ request, db, requestId }) => {
    const { site } = findAddresses(request);
    const finish = async () => {
      const by = clientNetwork(request);
      await limitRate(db, { action: 'checkoutReturn', by, max: 100, windowSeconds: 600 });
      const sessionId = new URL(request.url).searchParams.get('session_id');
      return finishCheckout(db, sessionId, site, (address) => isOwnAddress(request, address));
    };
    const location = await finish().catch((error: unknown) => {
      // The visitor comes from a checkout, so this redirects instead of showing JSON; the events will store the result.
      toErrorResponse(error, requestId);
      return `${site}?pending=true`;
    });
    return new Response(null, { status: 303, headers: { Location: location } });
  },
);
