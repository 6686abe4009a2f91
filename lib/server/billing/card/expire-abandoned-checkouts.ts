import 'server-only';
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '@/lib/db/client';
import { checkoutAttempts } from '@/lib/db/schema/tables';
import { AppError } from '@/lib/server/errors/app-error';
import { logger } from '@/lib/server/http/logger';
import { expireSession } from './expire-session';

const batchSize = 3;

export async function expireAbandonedCheckouts(db: Database): Promise<void> {
  const abandoned = await db
    .select()
    .from(checkoutAttempts)
    .where(
      and(eq(checkoutAttempts.status, 'abandoned'), gt(checkoutAttempts.expiresAt, sql`now()`)),
    )
    .orderBy(asc(checkoutAttempts.expiresAt))
    .limit(batchSize);
  try {
    for (const { id, stripeSessionId } of abandoned) {
      const status = stripeSessionId ? await expireSession(stripeSessionId) : 'expired';
      await db
        .update(checkoutAttempts)
        .set({ status })
        .where(
          and(
            eq(checkoutAttempts.id, id),
            eq(checkoutAttempts.status, 'abandoned'),
            // A checkout that got a Stripe session since the read above stays `abandoned`, so that the next run expires
            // the session.
            stripeSessionId ? undefined : isNull(checkoutAttempts.stripeSessionId),
          ),
        );
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    logger().warn({ checkoutsNotEnded: abandoned.length });
  }
}
