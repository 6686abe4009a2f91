import 'server-only';
import { sql } from 'drizzle-orm';
import journal from '@/lib/db/migrations/meta/_journal.json';
import type { Health } from '@/lib/contracts/health';
import type { Database } from '@/lib/db/client';
import { AppError } from '../errors/app-error';
import { withDeadline } from '../errors/with-deadline';

/** Less than a load balancer waits. */
const healthDeadlineMs = 3000;

/** Whether the database can be reached and has every migration of this build. */
export async function checkHealth(db: Database, deadlineMs = healthDeadlineMs): Promise<Health> {
  const unreachable: Health = {
    status: 'unavailable',
    database: 'unreachable',
    migrations: 'unknown',
  };
  return withDeadline(ask(db, unreachable), deadlineMs).catch((error: unknown) => {
    if (error instanceof AppError) return unreachable;
    throw error;
  });
}

async function ask(db: Database, unreachable: Health): Promise<Health> {
  try {
    await db.execute(sql`select 1`);
  } catch {
    return unreachable;
  }
  const newest = Math.max(...journal.entries.map((entry) => entry.when));
  const isMigrated = await db
    .execute<{ applied: string | null }>(
      sql`select max(created_at) as applied from drizzle.__drizzle_migrations`,
    )
    .then(({ rows }) => Number(rows[0]?.applied ?? 0) >= newest)
    .catch(() => false);
  return isMigrated
    ? { status: 'ok', database: 'ok', migrations: 'ok' }
    : { status: 'unavailable', database: 'ok', migrations: 'behind' };
}
