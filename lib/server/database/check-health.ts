import 'server-only';
import { sql } from 'drizzle-orm';
import journal from '@/lib/db/migrations/meta/_journal.json';
import type { Health } from '@/lib/contracts/health';
import type { Database } from '@/lib/db/client';
import { AppError } from '../errors/app-error';
import { withDeadline } from '../errors/with-deadline';
import { isDiskFull } from './full-disk';

const healthDeadlineMs = 3000;

type State = Omit<Health, 'version' | 'build'>;

const unreachable: State = {
  status: 'unavailable',
  database: 'unreachable',
  migrations: 'unknown',
  jobs: 'unknown',
};

export async function checkHealth(db: Database, deadlineMs = healthDeadlineMs): Promise<State> {
  return withDeadline(ask(db), deadlineMs).catch((error: unknown) => {
    if (error instanceof AppError) return unreachable;
    throw error;
  });
}

interface Row extends Record<string, unknown> {
  applied: string | null;
  least: string | null;
  held: boolean;
}

async function ask(db: Database): Promise<State> {
  try {
    await db.execute(sql`select 1`);
  } catch {
    return unreachable;
  }
  const newest = Math.max(...journal.entries.map((entry) => entry.when));
  const row = await db
    .execute<Row>(
      sql`select (select max(created_at) from drizzle.__drizzle_migrations) as applied,
        (select least_migration from installation) as least,
        exists (select from installation where held_at is not null) as held`,
    )
    .then(({ rows }) => rows[0])
    .catch(() => undefined);
  const isBehind = Number(row?.applied ?? 0) < newest;
  const isAhead = Number(row?.least ?? 0) > newest;
  const isFull = isDiskFull(Date.now());
  return {
    status: isBehind || isAhead || isFull ? 'unavailable' : 'ok',
    database: isFull ? 'full' : 'ok',
    migrations: isBehind ? 'behind' : isAhead ? 'ahead' : 'ok',
    jobs: row === undefined ? 'unknown' : row.held ? 'held' : 'done',
  };
}
