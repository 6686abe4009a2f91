import 'server-only';
import { and, asc, eq, inArray, lt } from 'drizzle-orm';
import { activeCardStatuses } from '@/lib/core/billing/card-subscription';
import type { Database } from '@/lib/db/client';
import { cardSubscriptions } from '@/lib/db/schema/tables';
import { describeError } from '@/lib/server/errors/error-response';
import { logger } from '@/lib/server/http/logger';
import { syncSubscription } from './sync-subscription';

/**
 * Reads a teacher's card subscriptions from Stripe again. Otherwise, a teacher whose renewal event was missed could buy
 * a second subscription.
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

const batchSize = 200;

/**
 * Reads overdue card subscriptions from Stripe again. Otherwise, a teacher whose renewal event was missed would be
 * charged without a plan.
 */
export async function refreshOverdueSubscriptions(
  db: Database,
  nowMs: number,
  isTimeUp: () => boolean,
): Promise<number> {
  const { id, status, currentPeriodEnd } = cardSubscriptions;
  const overdue = await db
    .select({ id })
    .from(cardSubscriptions)
    .where(and(inArray(status, [...activeCardStatuses]), lt(currentPeriodEnd, new Date(nowMs))))
    .orderBy(asc(currentPeriodEnd))
    .limit(batchSize);
  let fetched = 0;
  for (const each of overdue) {
    if (isTimeUp()) break;
    try {
      await syncSubscription(db, each.id);
      fetched += 1;
    } catch (error) {
      logger().error(describeError(error));
    }
  }
  return fetched;
}
