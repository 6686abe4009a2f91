import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import getPort from 'get-port';
import { openDatabase, type Database } from '@/lib/db/client';
import journal from '@/lib/db/migrations/meta/_journal.json';
import { fingerprintTables } from '@/lib/db/testing/fingerprint-tables';
import type { Health } from '@/lib/contracts/health';
import { useProduct } from '../../../platform/launch/commands/use-product';
import { runStep } from '../../../platform/launch/supervisor/processes';
import { rootDir } from '../../../platform/paths';
import { withProduct } from '../../with-product';
import { startWriters } from '../chaos/writers';
import { peopleOf } from '../fuzz/people';
import { basePath, startNode, startProxy, stopNode } from './nodes';
import { openTab } from './open-tab';

/*
 * `npm run rolling:upgrade -- [COMMIT]`: two nodes of an earlier build behind nginx, with teachers who write all the time,
 * while this build migrates the database and then replaces the nodes one by one. No request may fail, and rows stay as they
 * were. A tab that a teacher has open goes on, with and without a network. Where a migration sets `least_migration`,
 * failures of the old nodes do not count from then on. Without a commit: the one before the newest migration.
 */

const writerCount = 6;
/** Length of each step. */
const stepMs = 5000;
/** The teachers who write all the time write rooms. */
const stillTables = ['classes', 'map_versions', 'pupils', 'schools', 'seating_maps', 'teachers'];

const migrationsFolder = 'lib/db/migrations';

async function run(root: string, program: string, ...args: string[]) {
  const { code } = await runStep(program, args, { cwd: root });
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}.`);
}

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: rootDir, encoding: 'utf8' }).trim();

function beforeNewestMigration(): string {
  const file = `${migrationsFolder}/${journal.entries.at(-1)!.tag}.sql`;
  return `${git('log', '--diff-filter=A', '--format=%H', '-1', '--', file)}~1`;
}

async function checkOut(root: string, commit: string) {
  git('worktree', 'add', '--detach', root, commit);
  const [ours, theirs] = [rootDir, root].map((each) =>
    readFileSync(path.join(each, 'package-lock.json'), 'utf8'),
  );
  // Hard links: a symbolic one would lead out of the folder that the bundler may read.
  if (ours === theirs) await run(rootDir, 'cp', '-a', '--link', 'node_modules', root);
}

/** As `npm run build` does it, which older builds lack; installs packages that are missing. */
const build = (root: string) =>
  run(root, process.execPath, 'lib/platform/launch/bootstrap.mjs', 'test', 'build');

/** Builds without this command migrate when they start. */
async function migrate(root: string) {
  const program = path.join(root, 'dist/migrate.mjs');
  if (existsSync(program)) await run(root, process.execPath, program);
}

/** Whether builds as old as that in `root` work no more after a migration that it lacks. */
function narrows(root: string): boolean {
  const file = path.join(root, migrationsFolder, 'meta/_journal.json');
  const before = JSON.parse(readFileSync(file, 'utf8')) as typeof journal;
  return journal.entries.slice(before.entries.length).some(({ tag }) => {
    const text = readFileSync(path.join(rootDir, migrationsFolder, `${tag}.sql`), 'utf8');
    return text.includes('"least_migration" =');
  });
}

async function columnsOf(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select distinct column_name as name from information_schema.columns where table_schema = 'public'`,
  );
  return rows.map(({ name }) => name);
}

async function upgrade(oldRoot: string, folder: string, db: Database) {
  const isNarrowing = narrows(oldRoot);
  await migrate(oldRoot);
  const [port, first, second] = [await getPort(), await getPort(), await getPort()];
  const nodes = [await startNode(first, folder, oldRoot), await startNode(second, folder, oldRoot)];
  const stopProxy = await startProxy(folder, port, [first, second]);
  const siteUrl = `http://127.0.0.1:${port}${basePath}`;
  const apiUrl = `${siteUrl}/api`;
  const tab = await openTab(siteUrl, await peopleOf(apiUrl).makePerson());
  const writers = await startWriters(apiUrl, writerCount);
  const failed = () =>
    [...writers.statuses].reduce((sum, [status, count]) => sum + (status === 200 ? 0 : count), 0);
  const table: { step: string; writes: number; failed: number; counts: boolean }[] = [];

  async function step(text: string, work: () => Promise<unknown>, counts = true) {
    const [writesBefore, failedBefore] = [writers.acknowledged(), failed()];
    await work();
    if (counts) {
      // Sign-up, a class, a map, a room and a link besides.
      await peopleOf(apiUrl).makePerson();
      await writers.untilAcknowledged();
    }
    const writes = writers.acknowledged() - writesBefore;
    table.push({ step: text, writes, failed: failed() - failedBefore, counts });
  }

  const replace = (at: number) => async () => {
    await stopNode(nodes[at]!, 'SIGTERM');
    nodes[at] = await startNode(nodes[at]!.port, folder);
    // The proxy leaves a node out for a second after it refused.
    await sleep(1500);
  };
  const checkOldNode = async () => {
    const health = await fetch(`http://127.0.0.1:${first}${basePath}/api/health`);
    assert.equal(((await health.json()) as Health).migrations, isNarrowing ? 'ahead' : 'ok');
  };
  const migrateUnderWrites = async () => {
    const columns = await columnsOf(db);
    const rows = await fingerprintTables(db, stillTables);
    await migrate(rootDir);
    await checkOldNode();
    const added = (await columnsOf(db)).filter((name) => !columns.includes(name));
    if (isNarrowing) return;
    assert.deepEqual(await fingerprintTables(db, stillTables, added), rows);
    console.log(`  ${stillTables.length} tables are as they were, but for new columns`);
  };

  try {
    await step('the old build serves', () => sleep(stepMs));
    await step('the new build migrates', migrateUnderWrites, !isNarrowing);
    await step('the old build serves the new schema', () => sleep(stepMs), !isNarrowing);
    await step('one node is replaced', replace(0), !isNarrowing);
    await step('the other node is replaced', replace(1), !isNarrowing);
    await step('the new build serves', () => sleep(stepMs));
    await step('a tab of the old build goes on', tab.goOn);
    await step('and without a network', tab.goOnOffline);
    await step('tabs that are opened now are of the new build', tab.openAgain);
    await writers.end();
    console.table(table);
    console.log(`  answers: ${JSON.stringify(Object.fromEntries(writers.statuses))}`);
    assert.deepEqual(
      table.filter((row) => row.counts && row.failed > 0),
      [],
    );
    assert.deepEqual(await writers.compareStored(), { lost: [], doubled: [] });
    console.log('  no acknowledged write is lost');
  } finally {
    await writers.end();
    await tab.close();
    stopProxy();
    for (const node of nodes) node.process.kill('SIGKILL');
  }
}

const folder = await mkdtemp(path.join(tmpdir(), 'seatmap-upgrade-'));
const oldRoot = path.join(folder, 'build-before');
try {
  const commit = process.argv[2] ?? beforeNewestMigration();
  console.log(`  The build before: ${git('log', '-1', '--format=%h %s', commit)}`);
  await checkOut(oldRoot, commit);
  await build(oldRoot);
  await build(rootDir);
  await withProduct(async ({ dataDir }) => {
    Object.assign(process.env, { DATA_DIR: dataDir, ENV_FILES: 'off' });
    const url = new URL(await useProduct());
    const product = openDatabase(url.href);
    await product.db.execute(sql`create database upgraded`);
    await product.close();
    url.pathname = '/upgraded';
    process.env.DATABASE_URL = url.href;
    const { db, close } = openDatabase(url.href);
    await upgrade(oldRoot, folder, db).finally(close);
  });
} finally {
  await rm(folder, { recursive: true, force: true });
  git('worktree', 'prune');
}
