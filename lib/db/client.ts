import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import * as schema from './schema/tables';

export type Database = NodePgDatabase<typeof schema>;

/** A database, or a transaction in it: what a query takes. */
export type Queryable = Pick<
  Database,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | '$count'
>;

/** Opens a pool of connections; nothing is sent before the first query. */
export function openDatabase(url: string): { db: Database; close: () => Promise<void> } {
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000 });
  // Without a listener, a connection that the server drops while idle would end the process.
  pool.on('error', () => undefined);
  return { db: drizzle(pool, { schema }), close: () => pool.end() };
}
