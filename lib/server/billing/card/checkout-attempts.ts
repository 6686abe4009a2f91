import 'server-only';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '@/lib/db/client';
import { checkoutAttempts } from '@/lib/db/schema/tables';

export type CheckoutAttempt = typeof checkoutAttempts.$inferSelect;

const lifetimeMs = 12 * 60 * 60 * 1000;

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

export const unfinished = ['open', 'abandoned'] as const;

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
