import 'server-only';
import { sql } from 'drizzle-orm';
import journal from '@/lib/db/migrations/meta/_journal.json';
import type { Health } from '@/lib/contracts/health';
import type { Database } from '@/lib/db/client';

/** Whether the database can be reached and has every migration of this build. */
export async function checkHealth(db: Database): Promise<Health> {
  try {
    await db.execute(sql`select 1`);
  } catch {
    return { status: 'unavailable', database: 'unreachable', migrations: 'unknown' };
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
