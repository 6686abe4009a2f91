import 'server-only';
import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Queryable } from '@/lib/db/client';
import { rateLimits } from '@/lib/db/schema/tables';
import { AppError } from './app-error';

/**
 * Counts one more try of something by somebody and refuses when there were too many in the window. The count is
 * one statement, so that it holds across requests and web nodes.
 */
export async function limitRate(
  db: Queryable,
  limit: { action: string; by: string; max: number; windowSeconds: number },
): Promise<void> {
  const key = `${limit.action}:${createHash('sha256').update(limit.by).digest('base64url')}`;
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
  if (row && row.count > limit.max) {
    throw new AppError('tooManyRequests', {
      details: { action: limit.action },
      headers: { 'Retry-After': String(row.waitSeconds) },
    });
  }
}
