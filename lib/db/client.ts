import { Socket } from 'node:net';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, type PoolConfig } from 'pg';
import * as schema from './schema/tables';
import { UnnamedClient } from './pool-clients';

export type Database = NodePgDatabase<typeof schema>;

/** A database, or a transaction in it: what a query takes. */
export type Queryable = Pick<
  Database,
  'select' | 'selectDistinctOn' | 'insert' | 'update' | 'delete' | 'execute' | '$count'
>;

/** A request waits no longer than this for a connection. */
const connectionTimeoutMillis = 5000;
/** Nor for a statement, and between two of a transaction. The session is told when it begins. */
const timeouts = { statement_timeout: 10_000, idle_in_transaction_session_timeout: 10_000 };

/**
 * The settings of a pool that keep to what PgBouncer lets through in its mode `transaction`. The limits of statements are
 * then those of the role, which `migrateDatabase` sets.
 */
export const pooledSettings = { Client: UnnamedClient };

/** Longer than any statement: a connection without a byte for so long has lost its server, which may have been stopped. */
const defaultSilenceMs = 12_000;

/** A connection that ends itself when the server does not answer. Idle ones are closed earlier by the pool. */
function makeSocket(silenceMs: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(silenceMs, () => socket.destroy());
}

/**
 * Opens a pool of connections; nothing is sent before the first query. A transaction that loses against another one is
 * done once more, so its callback must keep nothing from its first run.
 */
export function openDatabase(
  url: string,
  {
    silenceMs = defaultSilenceMs,
    isPooled = false,
    ...options
  }: Partial<PoolConfig> & { silenceMs?: number; isPooled?: boolean } = {},
): { db: Database; close: () => Promise<void> } {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    stream: () => makeSocket(silenceMs),
    connectionTimeoutMillis,
    ...(isPooled ? pooledSettings : timeouts),
    ...options,
  });
  // Without a listener, a connection that the server drops, idle or between two statements, would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = drizzle(pool, { schema });
  // Drizzle never gives back a connection on which a transaction could not even begin.
  const runTransaction: Database['transaction'] = async (...args) => {
    const client = await pool.connect();
    try {
      // Without the schema, which only relational queries read: taking it in costs a millisecond.
      return await (drizzle(client) as unknown as Database).transaction(...args);
    } finally {
      client.release();
    }
  };
  db.transaction = async (...args) => {
    try {
      return await runTransaction(...args);
    } catch (error) {
      if (!isLostRace(error)) throw error;
      // The other one is done by then.
      await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 80));
      return runTransaction(...args);
    }
  };
  return { db, close: () => pool.end() };
}

/** The connections of a database's pool: in use, idle, and how many queries wait for one. */
export function poolCounts(db: Database): { used: number; idle: number; waiting: number } {
  const { totalCount, idleCount, waitingCount } = (db as Database & { $client: Pool }).$client;
  return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
}

/** Whether the transaction was rolled back because of another one: a deadlock, or no order of the two. */
function isLostRace(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  return ['40P01', '40001'].includes(code ?? cause?.code ?? '');
}
