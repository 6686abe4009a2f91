import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, type PoolConfig } from 'pg';
import * as schema from './schema/tables';

export type Database = NodePgDatabase<typeof schema>;

/** A database, or a transaction in it: what a query takes. */
export type Queryable = Pick<
  Database,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | '$count'
>;

/** A request waits no longer than this for a connection, for a statement, and between two of a transaction. */
const timeouts = {
  connectionTimeoutMillis: 5000,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 10_000,
};

/**
 * Opens a pool of connections; nothing is sent before the first query. A transaction that loses against another one is
 * done once more, so its callback must keep nothing from its first run.
 */
export function openDatabase(
  url: string,
  options: Partial<PoolConfig> = {},
): { db: Database; close: () => Promise<void> } {
  const pool = new Pool({ connectionString: url, max: 10, ...timeouts, ...options });
  // Without a listener, a connection that the server drops, idle or between two statements, would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = drizzle(pool, { schema });
  const { transaction } = db;
  db.transaction = (async (...args) => {
    try {
      return await transaction.apply(db, args);
    } catch (error) {
      if (!isLostRace(error)) throw error;
      // The other one is done by then.
      await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 80));
      return transaction.apply(db, args);
    }
  }) as typeof transaction;
  return { db, close: () => pool.end() };
}

/** Whether the transaction was rolled back because of another one: a deadlock, or no order of the two. */
function isLostRace(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  return ['40P01', '40001'].includes(code ?? cause?.code ?? '');
}
