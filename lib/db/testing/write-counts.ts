import { sql } from 'drizzle-orm';
import type { Queryable } from '../client';

/** Rows inserted, updated and deleted by this connection, by table. */
export type WriteCounts = Record<string, number>;

/**
 * How often each table was written to, as the connection of a transaction counts it. Writes of a savepoint that was undone
 * count too; the numbers of the transactions before it are included until PostgreSQL passes them on, so only differences
 * within a transaction mean something.
 */
export async function readWriteCounts(tx: Queryable): Promise<WriteCounts> {
  const { rows } = await tx.execute<{ name: string; writes: number }>(sql`
    select relname as name, (pg_stat_get_xact_tuples_inserted(oid) + pg_stat_get_xact_tuples_updated(oid)
      + pg_stat_get_xact_tuples_deleted(oid))::int as writes
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`);
  return Object.fromEntries(rows.map(({ name, writes }) => [name, writes]));
}

/** The tables written to between two counts. */
export function tablesWritten(before: WriteCounts, after: WriteCounts): string[] {
  return Object.keys(after).filter((name) => after[name] !== before[name]);
}
