import 'server-only';
import { and, eq } from 'drizzle-orm';
import type { Database } from '@/lib/db/client';
import { checkoutAttempts } from '@/lib/db/schema/tables';
import { closeAttempt } from './checkout-attempts';
import { expireSession } from './expire-session';

/**
 * Makes the card checkouts of a teacher unpayable who may not buy that plan any more: an open page would be paid for
 * all that.
 */
export async function abandonCheckouts(db: Database, teacherId: string): Promise<void> {
  const open = await db
    .select()
    .from(checkoutAttempts)
    .where(and(eq(checkoutAttempts.teacherId, teacherId), eq(checkoutAttempts.status, 'open')));
  for (const { id, stripeSessionId } of open) {
    if (stripeSessionId) await expireSession(stripeSessionId);
    await closeAttempt(db, id, 'expired');
  }
}
