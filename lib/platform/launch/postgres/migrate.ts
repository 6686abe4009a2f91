import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { escapeIdentifier, type default as pg } from 'pg';
import { rootDir } from '../../paths';
import { prepareQueue } from './prepare-queue';
import { reachDatabase } from './reach-database';

const migrationsFolder = path.join(rootDir, 'lib/db/migrations');

/** An arbitrary number that stands for "somebody is migrating" in PostgreSQL's advisory locks. */
const migrationLock = 7_328_271_462;

const limits = {
  /** How long a database that is starting is waited for. */
  databaseMs: 60_000,
  /** How long others that migrate are waited for. */
  othersMs: 10 * 60_000,
  /** How long a migration waits for a table in use. Meanwhile every other query of the table waits, too. */
  tableMs: 3000,
  tries: 10,
};

interface Options {
  folder?: string;
  say?: (text: string) => void;
  /** Whether the web nodes come through PgBouncer, so that their role bears the limits. */
  isPooled?: boolean;
}

/** Brings a database, its queue of jobs included, to the newest schema. Of several that start at once, one works and the others wait for it. */
export async function migrateDatabase(
  url: string,
  { folder = migrationsFolder, say = () => {}, isPooled = false }: Options = {},
): Promise<void> {
  // Hides "schema drizzle already exists" and the like.
  const options = `-c client_min_messages=warning -c lock_timeout=${limits.tableMs} -c statement_timeout=0`;
  const client = await reachDatabase(
    { connectionString: url, options },
    { waitMs: limits.databaseMs, say },
  );
  try {
    await lock(client, say);
    await checkRights(client);
    await refuseOlder(client, folder);
    await withTables(() => migrate(drizzle(client), { migrationsFolder: folder }), say);
    if (isPooled) await limitRole(client);
    await prepareQueue(url);
    // Ending the connection gives the lock back.
  } finally {
    await client.end();
  }
}

async function lock(client: pg.Client, say: (text: string) => void): Promise<void> {
  const endMs = Date.now() + limits.othersMs;
  for (let tries = 0; ; tries += 1) {
    const { rows } = await client.query<{ mine: boolean }>(
      'select pg_try_advisory_lock($1) as mine',
      [migrationLock],
    );
    if (rows[0]!.mine) return;
    if (Date.now() >= endMs) throw new Error('Another process has been migrating for ten minutes.');
    if (tries % 50 === 49) say('Waiting for another process, which migrates this database.');
    await sleep(100);
  }
}

/** What was made before the first migration of this checkout has tables for which there are no steps to ours. */
async function refuseOlder(client: pg.Client, folder: string): Promise<void> {
  const applied = "to_regclass('drizzle.__drizzle_migrations')";
  const { rows: found } = await client.query<{ is: boolean }>(
    `select ${applied} is not null as is`,
  );
  if (!found[0]!.is) return;
  const journal = JSON.parse(readFileSync(path.join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { when: number }[];
  };
  const { rows } = await client.query<{ is: boolean }>(
    'select exists (select from drizzle.__drizzle_migrations where created_at < $1) as is',
    [journal.entries[0]!.when],
  );
  if (!rows[0]!.is) return;
  throw new Error(
    'It was made by an older checkout, before the first release, and is not brought up to date. ' +
      'To delete everything in the data folder and begin anew: npm start -- --reset ' +
      '(npm run dev -- --reset for its own). With DATABASE_URL, name an empty database.',
  );
}

/** All migrations are one transaction, so one that waits too long for a table is done again from its beginning. */
async function withTables(work: () => Promise<void>, say: (text: string) => void): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      const { code, cause } = error as { code?: string; cause?: { code?: string } };
      const isInUse = (code ?? cause?.code) === '55P03';
      if (!isInUse || tries === limits.tries) throw error;
      say('A table is in use; trying again.');
      await sleep(1000);
    }
  }
}

/** Limits of the role's sessions in this database, from their next beginning: those of the longest job. */
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

interface Rights {
  role: string;
  name: string;
  mayCreateSchemas: boolean;
  mayCreateTables: boolean;
}

/** Migrations and queue have schemas of their own; tables are in `public`. Throws with what to do where the role may not create them. */
async function checkRights(client: pg.Client): Promise<void> {
  const { rows } = await client.query<Rights>(
    `select current_user as role, current_database() as name,
       has_database_privilege(current_database(), 'CREATE') as "mayCreateSchemas",
       has_schema_privilege('public', 'CREATE') as "mayCreateTables"`,
  );
  const { role, name, mayCreateSchemas, mayCreateTables } = rows[0]!;
  const grants = [
    ...(mayCreateSchemas ? [] : [`GRANT CREATE ON DATABASE "${name}" TO "${role}";`]),
    ...(mayCreateTables ? [] : [`GRANT CREATE ON SCHEMA public TO "${role}";`]),
  ];
  if (grants.length === 0) return;
  throw new Error(
    `The role "${role}" may not create what it needs in the database "${name}". ` +
      `Its owner allows it by: ${grants.join(' ')}`,
  );
}
