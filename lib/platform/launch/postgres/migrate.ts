import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { rootDir } from '../../paths';
import { prepareQueue } from './prepare-queue';

const migrationsFolder = path.join(rootDir, 'lib/db/migrations');

/** An arbitrary number that stands for "somebody is migrating" in PostgreSQL's advisory locks. */
const migrationLock = 7_328_271_462;

/** Brings a database, its queue of jobs included, to the newest schema. Of several that start at once, one works and the others wait for it. */
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
    await checkRights(client);
    await migrate(drizzle(client), { migrationsFolder: folder });
    await prepareQueue(url);
    // Ending the connection gives the lock back.
  } finally {
    await client.end();
  }
}

/** Migrations and queue have schemas of their own. Throws with what to do where the role may not create them. */
async function checkRights(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ role: string; name: string; may: boolean }>(
    `select current_user as role, current_database() as name,
       has_database_privilege(current_database(), 'CREATE') as may`,
  );
  const { role, name, may } = rows[0]!;
  if (may) return;
  throw new Error(
    `The role "${role}" may not create schemas in the database "${name}". ` +
      `Its owner allows it by: GRANT CREATE ON DATABASE "${name}" TO "${role}";`,
  );
}
