import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { rootDir } from '../paths';

const migrationsFolder = path.join(rootDir, 'lib/db/migrations');

/** An arbitrary number that stands for "somebody is migrating" in PostgreSQL's advisory locks. */
const migrationLock = 7_328_271_462;

/** Brings a database to the newest schema. Of several that start at once, one works and the others wait for it. */
export async function migrateDatabase(url: string, folder = migrationsFolder): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 15_000,
    // Hides "schema drizzle already exists" and the like.
    options: '-c client_min_messages=warning',
  });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder: folder });
    // Ending the connection gives the lock back.
  } finally {
    await client.end();
  }
}
