import { sql } from 'drizzle-orm';
import type { Queryable } from '../client';

export type WriteCounts = Record<string, number>;

export async function readWriteCounts(tx: Queryable): Promise<WriteCounts> {
  const { rows } = await tx.execute<{ name: string; writes: number }>(sql`
    select relname as name, (pg_stat_get_xact_tuples_inserted(oid) + pg_stat_get_xact_tuples_updated(oid)
      + pg_stat_get_xact_tuples_deleted(oid))::int as writes
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`);
  return Object.fromEntries(rows.map(({ name, writes }) => [name, writes]));
}

export function tablesWritten(before: WriteCounts, after: WriteCounts): string[] {
  return Object.keys(after).filter((name) => after[name] !== before[name]);
}
