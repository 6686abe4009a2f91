import 'server-only';
import { and, eq, inArray } from 'drizzle-orm';
import { activeCardStatuses } from '@/lib/core/billing/card-subscription';
import type { Database } from '@/lib/db/client';
import { cardSubscriptions } from '@/lib/db/schema/tables';
import { syncSubscription } from './sync-subscription';

/**
 * Asks the payment service for the subscriptions that a teacher had when it was last asked: the news of a renewal may
 * have been lost, and then the plan would be sold a second time.
 */
export async function refreshSubscriptions(db: Database, teacherId: string): Promise<void> {
  const known = await db
    .select({ id: cardSubscriptions.id })
    .from(cardSubscriptions)
    .where(
      and(
        eq(cardSubscriptions.teacherId, teacherId),
        inArray(cardSubscriptions.status, [...activeCardStatuses]),
      ),
    );
  for (const { id } of known) await syncSubscription(db, id);
}
