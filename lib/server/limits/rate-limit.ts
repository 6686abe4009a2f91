import 'server-only';
import { createHmac } from 'node:crypto';
import { inArray, lte, sql } from 'drizzle-orm';
import type { Queryable } from '@/lib/db/client';
import { rateLimits } from '@/lib/db/schema/tables';
import { serverEnv } from '@/lib/env/server';
import { AppError } from '../errors/app-error';

/** Rows deleted for each that is added, so that the table shrinks to the windows that still run. */
const deleteBatchSize = 10;

/** Whom a limit is for, as it is stored: without the secret nobody can try out which address it was. */
const toHash = (by: string) =>
  createHmac('sha256', serverEnv().APP_SECRET).update(by).digest('base64url');

/**
 * Counts one more try of something by somebody and refuses when there were too many in the window. The count is
 * one statement, so that it holds across requests and web nodes.
 */
export async function limitRate(
  db: Queryable,
  limit: { action: string; by: string; max: number; windowSeconds: number },
): Promise<void> {
  const key = `${limit.action}:${toHash(limit.by)}`;
  const window = sql`now() + make_interval(secs => ${limit.windowSeconds})`;
  const [row] = await db
    .insert(rateLimits)
    .values({ key, count: 1, resetsAt: window })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${rateLimits.resetsAt} <= now() then 1 else ${rateLimits.count} + 1 end`,
        resetsAt: sql`case when ${rateLimits.resetsAt} <= now() then ${window} else ${rateLimits.resetsAt} end`,
      },
    })
    .returning({
      count: rateLimits.count,
      waitSeconds: sql<number>`ceil(extract(epoch from ${rateLimits.resetsAt} - now()))::int`,
    });
  if (row?.count === 1) await deleteExpired(db);
  if (row && row.count > limit.max) {
    throw new AppError('tooManyRequests', {
      details: { action: limit.action },
      headers: { 'Retry-After': String(row.waitSeconds) },
    });
  }
}

/** Deletes a few rows whose window is over; those that another request is counting in are left to a later call. */
async function deleteExpired(db: Queryable): Promise<void> {
  const past = db
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(lte(rateLimits.resetsAt, sql`now()`))
    .orderBy(rateLimits.resetsAt)
    .limit(deleteBatchSize)
    .for('update', { skipLocked: true });
  await db.delete(rateLimits).where(inArray(rateLimits.key, past));
}
