import 'server-only';
import { eq } from 'drizzle-orm';
import type { Queryable } from '@/lib/db/client';
import { schoolSubscriptions } from '@/lib/db/schema/tables';
import type { SubscriptionRow } from './subscription-row';

/** Reads where a school's subscription stands; null if the school never had a trial or an order. */
export async function readSubscription(
  db: Queryable,
  schoolId: string,
): Promise<SubscriptionRow | null> {
  const [row] = await db
    .select()
    .from(schoolSubscriptions)
    .where(eq(schoolSubscriptions.schoolId, schoolId));
  return row ?? null;
}
