import 'server-only';
import { and, eq, inArray } from 'drizzle-orm';
import { activeCardStatuses } from '@/lib/core/billing/card-subscription';
import type { Database } from '@/lib/db/client';
import { cardSubscriptions } from '@/lib/db/schema/tables';
import { syncSubscription } from './sync-subscription';

/**
 * Fetches the current state of a teacher's known subscriptions: if the event of a renewal was lost, the plan would be
 * sold a second time. Returns whether one of them runs at Stripe, also where its period is over and the next is not
 * billed yet.
 */
export async function refreshSubscriptions(db: Database, teacherId: string): Promise<boolean> {
  const active = and(
    eq(cardSubscriptions.teacherId, teacherId),
    inArray(cardSubscriptions.status, [...activeCardStatuses]),
  );
  const known = await db.select({ id: cardSubscriptions.id }).from(cardSubscriptions).where(active);
  const there: string[] = [];
  for (const { id } of known) {
    if ((await syncSubscription(db, id)) !== 'unknownSubscription') there.push(id);
  }
  if (there.length === 0) return false;
  return (
    (await db.$count(cardSubscriptions, and(active, inArray(cardSubscriptions.id, there)))) > 0
  );
}
