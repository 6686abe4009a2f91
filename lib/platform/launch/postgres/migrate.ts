import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { escapeIdentifier, type default as pg } from 'pg';
import { rootDir } from '../../paths';
import { prepareQueue } from './prepare-queue';
import { reachDatabase } from './reach-database';

const migrationsFolder = path.join(rootDir, 'lib/db/migrations');

/** Arbitrary key of the PostgreSQL advisory lock that lets only one migration run at a time. */
const migrationLock = 7_328_271_462;

const databaseMs = 60_000;
const mostTries = 10;

interface Options {
  folder?: string;
  say?: (text: string) => void;
  /** True if clients connect through PgBouncer; then time limits are set for the database role. */
  isPooled?: boolean;
}

export async function migrateDatabase(
  url: string,
  { folder = migrationsFolder, say = () => {}, isPooled = false }: Options = {},
): Promise<void> {
  const options = '-c client_min_messages=warning -c statement_timeout=0';
  const client = await reachDatabase(
    { connectionString: url, options },
    { waitMs: databaseMs, say },
  );
  try {
    await lock(client);
    await withTables(() => migrate(drizzle(client), { migrationsFolder: folder }), say);
    if (isPooled) await limitRole(client);
    await prepareQueue(url);
  } finally {
    await client.end();
  }
}

/**
 * Waits long for another migration, but only briefly for a table lock, because the wait for a table lock blocks all
 * other queries on the table.
 */
async function lock(client: pg.Client): Promise<void> {
  await client.query("set lock_timeout = '10min'");
  await client.query('select pg_advisory_lock($1)', [migrationLock]);
  await client.query("set lock_timeout = '3s'");
}

const existing = ['42P06', '42P07', '42710'];

/** All migrations run in one transaction, so all run again if a table was in use. */
async function withTables(work: () => Promise<void>, say: (text: string) => void): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      const { code = '' } = ((error as Error).cause ?? error) as { code?: string };
      if (existing.includes(code)) {
        throw new Error(
          'It was made by an older checkout, before the first release, and is not brought up to date. ' +
            'To delete everything in the data folder and begin anew: npm start -- --reset ' +
            '(npm run dev -- --reset for its own). With DATABASE_URL, name an empty database.',
          { cause: error },
        );
      }
      if (code !== '55P03' || tries === mostTries) throw error;
      say('A table is in use; trying again.');
      await sleep(1000);
    }
  }
}

async function limitRole(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  const name = escapeIdentifier(rows[0]!.name);
  for (const [setting, limit] of [
    ['statement_timeout', '60s'],
    ['idle_in_transaction_session_timeout', '10s'],
  ]) {
    await client.query(`alter role current_user in database ${name} set ${setting} = '${limit}'`);
  }
}
