import 'server-only';
import { and, eq, inArray } from 'drizzle-orm';
import { activeCardStatuses } from '@/lib/core/billing/card-subscription';
import type { Database } from '@/lib/db/client';
import { cardSubscriptions } from '@/lib/db/schema/tables';
import { syncSubscription } from './sync-subscription';

/**
 * Fetches the current state of a teacher's known subscriptions: if the event of a renewal was lost, the plan would be
 * sold a second time.
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
