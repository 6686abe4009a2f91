import { z } from 'zod';
import type { Account } from './account';
import type { Deliveries } from './deliveries';
import { checkParameters } from './parameters';
import { StripeProblem } from './stripe-problem';

const whole = z.coerce.number().int().min(0).max(1_000_000);
const settings = z.strictObject({
  duplicates: whole.max(20).optional(),
  maxDelayMs: whole.optional(),
  retryMs: whole.min(1).optional(),
  maxRetryMs: whole.min(1).optional(),
});

/**
 * Controls for tests, beside Stripe's own API: `POST /test/subscriptions/{id}/renew` and `/decline` end the period,
 * paid or not; `POST /test/deliveries` says how events reach the webhook, `GET` how many have.
 */
export function control(
  { account, deliveries }: { account: Account; deliveries: Deliveries },
  method: string,
  path: string,
  params: Record<string, unknown>,
): object {
  const [, id = '', action] = /^\/test\/subscriptions\/(\w+)\/(renew|decline)$/.exec(path) ?? [];
  if (method === 'POST' && action) return account.renewSubscription(id, action === 'renew');
  if (path === '/test/deliveries') {
    if (method === 'POST') {
      const given = checkParameters(settings, params);
      deliveries.settings = { ...deliveries.settings, ...given };
    }
    const pending = account.events().filter((event) => event.pending_webhooks > 0).length;
    return { ...deliveries.settings, ...deliveries.counts, pending };
  }
  throw new StripeProblem(404, `Unrecognized request URL (${method}: ${path}).`);
}
