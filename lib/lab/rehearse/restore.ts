import assert from 'node:assert/strict';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase, type Database } from '@/lib/db/client';
import { mails, schools } from '@/lib/db/schema/tables';
import { fingerprintTables } from '@/lib/db/testing/fingerprint-tables';
import { holdJobs, unlessHeld } from '@/lib/server/jobs/hold-jobs';
import { migrateDatabase } from '../../platform/launch/postgres/migrate';
import { createCluster, queryAs } from './cluster';
import { needPackages } from '../debian';

async function work<T>(url: string, run: (db: Database) => Promise<T>): Promise<T> {
  const { db, close } = openDatabase(url);
  try {
    return await run(db);
  } finally {
    await close();
  }
}

const fingerprint = (url: string) => work(url, (db) => fingerprintTables(db));

const write = (url: string, count: number) =>
  work(url, async (db) => {
    const names = Array.from({ length: count }, (_, index) => ({ name: `Skole ${index}` }));
    const made = await db.insert(schools).values(names).returning({ id: schools.id });
    const now = new Date();
    const mail = { kind: 'contact', language: 'no' as const, recipient: 'a@example.no', facts: {} };
    const due = { ...mail, queuedAt: now, nextTryAt: now };
    await db.insert(mails).values(made.map(({ id }) => ({ ...due, cause: id })));
  });

const configOf = (folder: string, port: number) => `[global]
repo1-path=${folder}/backups
log-path=${folder}
lock-path=${folder}/lock
spool-path=${folder}
start-fast=y
repo1-retention-full=1
log-level-console=warn
[klassekart]
pg1-path=${folder}/data
pg1-port=${port}
pg1-socket-path=${folder}
`;

await needPackages('postgresql', 'pgbackrest');
const cluster = await createCluster((folder, port) => {
  const file = path.join(folder, 'pgbackrest.conf');
  writeFileSync(file, configOf(folder, port));
  return `archive_mode = on\narchive_command = 'pgbackrest --config=${file} --stanza=klassekart archive-push %p'\n`;
});
const { folder, dataFolder, run } = cluster;
const backrest = (...args: string[]) =>
  run('pgbackrest', `--config=${folder}/pgbackrest.conf`, '--stanza=klassekart', ...args);

async function writeAndDestroy(url: string) {
  await migrateDatabase(url);
  backrest('stanza-create');
  await write(url, 200);
  backrest('backup', '--type=full');
  // pgBackRest can't restore to a time within the second in which the backup ended.
  await sleep(1100);
  await write(url, 300);
  const wanted = await fingerprint(url);
  const [now] = await queryAs<{ at: string }>(url, 'select now()::text as at');
  await sleep(1100);
  await queryAs(url, 'delete from mails');
  await queryAs(cluster.url('postgres', 'postgres'), 'select pg_switch_wal()');
  await sleep(1000);
  cluster.stop();
  rmSync(dataFolder, { recursive: true });
  return { wanted, second: now!.at };
}

async function restore(url: string) {
  const { wanted, second } = await writeAndDestroy(url);
  const started = Date.now();
  run('mkdir', '-m', '700', dataFolder);
  backrest('restore', '--type=time', `--target=${second}`, '--target-action=promote');
  cluster.start();
  const isRecovering = async () =>
    (await queryAs<{ it: boolean }>(url, 'select pg_is_in_recovery() as it'))[0]!.it;
  while (await isRecovering()) await sleep(200);
  assert.deepEqual(await fingerprint(url), wanted);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`  all tables are restored to ${second} in ${seconds} s`);

  await work(url, async (db) => {
    await holdJobs(db, new Date());
    const sent = await unlessHeld(db, () => Promise.reject(new Error('A job was done.')));
    assert.deepEqual(sent, { held: true });
  });
  console.log('  its jobs are held');
}

try {
  const url = await cluster.addDatabase('seatmap');
  await restore(url);
} finally {
  cluster.end();
}
