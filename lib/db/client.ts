import { Socket } from 'node:net';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, type PoolConfig } from 'pg';
import * as schema from './schema/tables';
import { UnnamedClient } from './pool-clients';

export type Database = NodePgDatabase<typeof schema>;

export type Queryable = Pick<
  Database,
  'select' | 'selectDistinctOn' | 'insert' | 'update' | 'delete' | 'execute' | '$count'
>;

const connectionTimeoutMillis = 5000;
const timeouts = { statement_timeout: 10_000, idle_in_transaction_session_timeout: 10_000 };

/**
 * Settings of a database connection through PgBouncer. A statement timeout is missing here, because `migrateDatabase`
 * sets the timeout for the database role.
 */
export const pooledSettings = { Client: UnnamedClient };

const defaultSilenceMs = 12_000;

function makeSocket(silenceMs: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(silenceMs, () => socket.destroy());
}

/**
 * Opens the database. A transaction is retried once after a deadlock or serialization failure, so its callback may run
 * twice.
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
  // A database pool without an `error` listener ends the process when the server closes a connection.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = drizzle(pool, { schema });
  // Drizzle doesn't release a database connection if BEGIN fails.
  const runTransaction: Database['transaction'] = async (...args) => {
    const client = await pool.connect();
    try {
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
      await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 80));
      return runTransaction(...args);
    }
  };
  return { db, close: () => pool.end() };
}

export function poolCounts(db: Database): { used: number; idle: number; waiting: number } {
  const { totalCount, idleCount, waitingCount } = (db as Database & { $client: Pool }).$client;
  return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
}

function isLostRace(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  return ['40P01', '40001'].includes(code ?? cause?.code ?? '');
}
