import 'server-only';
import { and, asc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '@/lib/db/client';
import { accountDeletions } from '@/lib/db/schema/tables';
import { deleteIdentity } from '@/lib/server/auth/delete-identity';
import { endPayments } from '@/lib/server/billing/card/end-payments';
import { AppError } from '@/lib/server/errors/app-error';
import { logger } from '@/lib/server/http/logger';

const batchSize = 2;
const keptHours = 24;

type Deletion = typeof accountDeletions.$inferSelect;

/**
 * Finishes the open deletions of accounts. Each step is idempotent and recorded, so a later run resumes after a
 * failure.
 */
export async function finishDeletions(db: Queryable, nowMs: number): Promise<number> {
  const now = new Date(nowMs);
  const open = await db
    .select()
    .from(accountDeletions)
    .where(isNull(accountDeletions.finishedAt))
    .orderBy(sql`${accountDeletions.triedAt} nulls first`, asc(accountDeletions.requestedAt))
    .limit(batchSize);
  for (const deletion of open) {
    await change(db, deletion, { triedAt: now });
    try {
      await finish(db, deletion, now);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      logger().warn({ code: 'deletionNotFinished', ...error.options.details });
    }
  }
  const oldest = new Date(nowMs - keptHours * 60 * 60 * 1000);
  await db
    .delete(accountDeletions)
    .where(and(isNotNull(accountDeletions.finishedAt), lt(accountDeletions.finishedAt, oldest)));
  return db.$count(accountDeletions, isNull(accountDeletions.finishedAt));
}

async function finish(db: Queryable, deletion: Deletion, now: Date): Promise<void> {
  if (!deletion.paymentEndedAt) {
    await endPayments(deletion);
    await change(db, deletion, { paymentEndedAt: now });
  }
  await deleteIdentity(deletion.firebaseUid);
  await change(db, deletion, { finishedAt: now, subscriptionIds: [], checkoutSessionIds: [] });
}

async function change(db: Queryable, { firebaseUid }: Deletion, values: Partial<Deletion>) {
  await db
    .update(accountDeletions)
    .set(values)
    .where(eq(accountDeletions.firebaseUid, firebaseUid));
}
