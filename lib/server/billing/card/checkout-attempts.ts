import 'server-only';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '@/lib/db/client';
import { checkoutAttempts } from '@/lib/db/schema/tables';

export type CheckoutAttempt = typeof checkoutAttempts.$inferSelect;

/** How long a checkout can be paid; the payment service allows half an hour to a day. */
const lifetimeMs = 12 * 60 * 60 * 1000;

/** The open attempt of a teacher at a price, a new one where there is none. Two at once find the same. */
export async function openAttempt(
  db: Queryable,
  teacherId: string,
  lookupKey: string,
  nowMs: number,
): Promise<CheckoutAttempt | undefined> {
  const [created] = await db
    .insert(checkoutAttempts)
    .values({ teacherId, lookupKey, expiresAt: new Date(nowMs + lifetimeMs) })
    .onConflictDoNothing()
    .returning();
  if (created) return created;
  const [open] = await db
    .select()
    .from(checkoutAttempts)
    .where(
      and(
        eq(checkoutAttempts.teacherId, teacherId),
        eq(checkoutAttempts.lookupKey, lookupKey),
        eq(checkoutAttempts.status, 'open'),
      ),
    );
  return open;
}

/** Neither paid nor known to be unpayable. */
export const unfinished = ['open', 'abandoned'] as const;

/** Ends an attempt, once; a later end does not replace the first. */
export async function closeAttempt(
  db: Queryable,
  id: string,
  status: 'completed' | 'expired',
): Promise<void> {
  await db
    .update(checkoutAttempts)
    .set({ status })
    .where(and(eq(checkoutAttempts.id, id), inArray(checkoutAttempts.status, unfinished)));
}
