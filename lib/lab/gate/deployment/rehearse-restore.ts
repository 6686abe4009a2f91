import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import getPort from 'get-port';
import { openDatabase, type Database } from '@/lib/db/client';
import { mails, schools } from '@/lib/db/schema/tables';
import { fingerprintTables } from '@/lib/db/testing/fingerprint-tables';
import { heldSince, holdJobs, unlessHeld } from '@/lib/server/jobs/hold-jobs';
import { migrateDatabase } from '../../../platform/launch/postgres/migrate';
import { startPostgres } from '../../../platform/launch/postgres/postgres';
import { openDataFolder } from '../../../platform/launch/supervisor/data-folder';
import { createReport } from '../../../platform/launch/supervisor/report';
import { rootDir } from '../../../platform/paths';
import { installFromDebian } from '../debian';
import { debianCluster, runAsPostgres } from './debian-cluster';

/*
 * `npm run restore-rehearsal`, as root on Debian: pgBackRest keeps a cluster of its own, which is written to, destroyed and
 * restored to a chosen second. Every table is compared; then jobs are held, and the copy gets the newest migrations. Last it
 * moves to the newer PostgreSQL that `npm start` brings, by a dump.
 */

/** The number of the newest migrations that are made only after the restore. */
const newerMigrations = 3;
const folder = mkdtempSync(path.join(tmpdir(), 'seatmap-restore-'));
const settings = path.join(folder, 'pgbackrest.conf');
const port = await getPort({ host: '127.0.0.1' });
const cluster = debianCluster(folder, 'data', port);
const { dataFolder, url } = cluster;

const backrest = (...args: string[]) =>
  runAsPostgres(folder, 'pgbackrest', `--config=${settings}`, '--stanza=klassekart', ...args);

function makeCluster() {
  writeFileSync(
    settings,
    `[global]\nrepo1-path=${folder}/backups\nlog-path=${folder}\nlock-path=${folder}/lock\nspool-path=${folder}\n` +
      `start-fast=y\nrepo1-retention-full=1\nlog-level-console=warn\n[klassekart]\npg1-path=${dataFolder}\npg1-port=${port}\npg1-socket-path=${folder}\n`,
  );
  cluster.create(
    `archive_mode = on\narchive_command = 'pgbackrest --config=${settings} --stanza=klassekart archive-push %p'\n`,
  );
}

/** The migrations of an earlier release. */
function olderMigrations(): string {
  const target = path.join(folder, 'migrations');
  cpSync(path.join(rootDir, 'lib/db/migrations'), target, { recursive: true });
  const file = path.join(target, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: unknown[] };
  writeFileSync(
    file,
    JSON.stringify({ ...journal, entries: journal.entries.slice(0, -newerMigrations) }),
  );
  return target;
}

async function fingerprint(db: Database) {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  return fingerprintTables(
    db,
    rows.map(({ name }) => name),
  );
}

async function work<T>(run: (db: Database) => Promise<T>, at = url): Promise<T> {
  const { db, close } = openDatabase(at);
  try {
    return await run(db);
  } finally {
    await close();
  }
}

async function write(db: Database, count: number) {
  const names = Array.from({ length: count }, (_, index) => ({ name: `Skole ${index}` }));
  const made = await db.insert(schools).values(names).returning({ id: schools.id });
  const now = new Date();
  const mail = { kind: 'contact', language: 'no' as const, recipient: 'a@example.no', facts: {} };
  await db
    .insert(mails)
    .values(made.map(({ id }) => ({ ...mail, cause: id, queuedAt: now, nextTryAt: now })));
}

async function rehearse() {
  makeCluster();
  await migrateDatabase(url, { folder: olderMigrations() });
  backrest('stanza-create');
  await work((db) => write(db, 200));
  backrest('backup', '--type=full');
  // pgBackRest refuses a target in the second in which the backup ended.
  await sleep(1100);
  await work((db) => write(db, 300));
  const wanted = await work(fingerprint);
  const { rows } = await work((db) => db.execute<{ at: string }>(sql`select now()::text as at`));
  const second = rows[0]!.at;
  await sleep(1100);
  await work((db) => db.execute(sql`delete from mails`));
  await work((db) => db.execute(sql`select pg_switch_wal()`));
  await sleep(1000);
  cluster.stop('immediate');
  rmSync(dataFolder, { recursive: true });
  console.log('  written, backed up, and destroyed');

  const started = Date.now();
  runAsPostgres(folder, 'mkdir', '-m', '700', dataFolder);
  backrest('restore', '--type=time', `--target=${second}`, '--target-action=promote');
  cluster.start();
  const isRecovering = async () =>
    (await work((db) => db.execute<{ it: boolean }>(sql`select pg_is_in_recovery() as it`)))
      .rows[0]!.it;
  while (await isRecovering()) await sleep(200);
  console.log(`  restored to ${second} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  assert.deepEqual(await work(fingerprint), wanted);
  console.log(`  ${Object.keys(wanted).length} tables are as they were then`);

  await migrateDatabase(url);
  await work((db) => holdJobs(db, new Date()));
  await work(async (db) => {
    assert.ok(await heldSince(db));
    const sent = await unlessHeld(db, () => Promise.reject(new Error('A job was done.')));
    assert.deepEqual(sent, { held: true });
    assert.equal(await db.$count(mails), 500);
  });
  console.log('  has the newest migrations, and its jobs are held');
  await moveToNewerMajor(await work(fingerprint));
}

const majorOf = (db: Database) =>
  db
    .execute<{ major: string }>(sql`select split_part(version(), ' ', 2) as major`)
    .then(({ rows }) => rows[0]!.major);

async function moveToNewerMajor(wanted: Awaited<ReturnType<typeof fingerprint>>) {
  const dump = path.join(folder, 'dump');
  const newerFolder = path.join(folder, 'newer');
  openDataFolder(newerFolder);
  const newer = await startPostgres({ dataFolder: newerFolder, password: 'newer' });
  try {
    const started = Date.now();
    runAsPostgres(folder, 'pg_dump', '--format=custom', `--file=${dump}`, url);
    runAsPostgres(folder, 'pg_restore', '--no-owner', `--dbname=${newer.url}`, dump);
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    const majors = [await work(majorOf), await work(majorOf, newer.url)];
    assert.notEqual(majors[0], majors[1]);
    assert.deepEqual(await work(fingerprint, newer.url), wanted);
    await migrateDatabase(newer.url);
    assert.ok(await work(heldSince, newer.url));
    console.log(`  moved from PostgreSQL ${majors.join(' to ')} in ${seconds} s, all tables alike`);
  } finally {
    await newer.stop({ immediate: true });
  }
}

try {
  if (spawnSync('pgbackrest', ['version']).error) {
    await installFromDebian('pgbackrest', { report: createReport() });
  }
  await rehearse();
} finally {
  try {
    cluster.stop('immediate');
  } catch {
    // It was never started.
  }
  rmSync(folder, { recursive: true, force: true });
}
