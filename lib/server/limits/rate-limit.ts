import 'server-only';
import { eq, inArray, lte, sql } from 'drizzle-orm';
import type { Queryable } from '@/lib/db/client';
import { rateLimits } from '@/lib/db/schema/tables';
import { AppError } from '../errors/app-error';
import { keyedHash } from './keyed-hash';

const deleteBatchSize = 10;

export interface Limit {
  action: string;
  by: string;
  windowSeconds: number;
  weight?: number;
}

export interface Counted {
  count: number;
  waitSeconds: number;
}

const toKey = ({ action, by }: Limit) => `${action}:${keyedHash(by)}`;

/**
 * Counts calls for rate limits in one SQL statement, so that simultaneous requests on several servers are counted
 * correctly.
 */
export async function countCalls(db: Queryable, limits: readonly Limit[]): Promise<Counted[]> {
  const rows = await db
    .insert(rateLimits)
    .values(
      limits.map((limit) => ({
        key: toKey(limit),
        count: limit.weight ?? 1,
        resetsAt: sql`now() + make_interval(secs => ${limit.windowSeconds})`,
      })),
    )
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`excluded.count + case when ${rateLimits.resetsAt} <= now() then 0 else ${rateLimits.count} end`,
        resetsAt: sql`case when ${rateLimits.resetsAt} <= now() then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
    })
    .returning({
      key: rateLimits.key,
      count: rateLimits.count,
      waitSeconds: sql<number>`ceil(extract(epoch from ${rateLimits.resetsAt} - now()))::int`,
    });
  const counted = limits.map((limit) => rows.find(({ key }) => key === toKey(limit))!);
  const isNew = counted.some(({ count }, index) => count === (limits[index]!.weight ?? 1));
  if (isNew) await deleteExpired(db);
  return counted;
}

export async function countCall(db: Queryable, limit: Limit): Promise<Counted> {
  const [counted] = await countCalls(db, [limit]);
  return counted!;
}

export async function uncountCall(db: Queryable, limit: Limit): Promise<void> {
  await db
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(eq(rateLimits.key, toKey(limit)));
}

export function tooMany({ action }: Limit, { waitSeconds }: Counted): AppError {
  return new AppError('tooManyRequests', {
    details: { action },
    headers: { 'Retry-After': String(waitSeconds) },
  });
}

export async function limitRate(db: Queryable, limit: Limit & { max: number }): Promise<void> {
  const counted = await countCall(db, limit);
  if (counted.count > limit.max) throw tooMany(limit, counted);
}

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
