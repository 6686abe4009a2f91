import 'server-only';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '@/lib/db/client';
import { accountDeletions } from '@/lib/db/schema/tables';
import { AppError } from '@/lib/server/errors/app-error';

/**
 * Locks an account by an advisory lock, so that sign-in, registration and deletion of the account wait for each other.
 */
export async function lockAccount(tx: Queryable, uid: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`account ${uid}`}, 0))`);
  const [deletion] = await tx
    .select({ uid: accountDeletions.firebaseUid })
    .from(accountDeletions)
    .where(eq(accountDeletions.firebaseUid, uid));
  if (deletion) throw new AppError('accountDeleted');
}
