import 'server-only';
import { and, eq, inArray } from 'drizzle-orm';
import { activeCardStatuses } from '@/lib/core/billing/card-subscription';
import type { Database } from '@/lib/db/client';
import { cardSubscriptions } from '@/lib/db/schema/tables';
import { callStripe, isMissing } from './stripe';
import { syncSubscription } from './sync-subscription';

const options = { timeout: 5000, maxNetworkRetries: 0 };

/**
 * Ends a teacher's card subscription. After a failed renewal the subscription ends at once, so that Stripe does not
 * charge the card again.
 */
export async function endCard(db: Database, teacherId: string): Promise<void> {
  const { id, status } = cardSubscriptions;
  const isActive = inArray(status, [...activeCardStatuses]);
  const rows = await db
    .select({ id })
    .from(cardSubscriptions)
    .where(and(eq(cardSubscriptions.teacherId, teacherId), isActive));
  for (const row of rows) {
    await end(row.id);
    await syncSubscription(db, row.id);
  }
}

async function end(id: string): Promise<void> {
  try {
    await callStripe(async (stripe) => {
      const { status, cancel_at_period_end: isEnding } = await stripe.subscriptions.retrieve(
        id,
        {},
        options,
      );
      if (status === 'past_due') await stripe.subscriptions.cancel(id, {}, options);
      else if (activeCardStatuses.includes(status) && !isEnding) {
        await stripe.subscriptions.update(id, { cancel_at_period_end: true }, options);
      }
    });
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}
