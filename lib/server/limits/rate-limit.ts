import 'server-only';
import { createHmac } from 'node:crypto';
import { inArray, lte, sql } from 'drizzle-orm';
import type { Queryable } from '@/lib/db/client';
import { rateLimits } from '@/lib/db/schema/tables';
import { serverEnv } from '@/lib/env/server';
import { AppError } from '../errors/app-error';

/** Number of expired rows deleted with each new row, so that the table stays small. */
const deleteBatchSize = 10;

/** Keyed hash of what is limited: without the secret an address cannot be found by trying. */
const toHash = (by: string) =>
  createHmac('sha256', serverEnv().APP_SECRET).update(by).digest('base64url');

/**
 * Counts a call of an action and throws `tooManyRequests` if there were more than `max` in the window. The count is one
 * SQL statement, so it is correct across requests and web nodes.
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

/** Deletes a few rows whose window has ended. Rows locked by another request are left to a later call. */
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
