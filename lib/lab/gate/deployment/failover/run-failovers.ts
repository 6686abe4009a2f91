import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { queueSchema } from '@/lib/server/jobs/jobs';
import { createReport, errorText, StartError } from '../../../../platform/launch/supervisor/report';
import { onStopRequest } from '../../../../platform/launch/supervisor/signals';
import type { StartedProduct } from '../../../../platform/launch/supervisor/start-product';
import { percentile } from '../../../bench/api/load-table';
import { withProduct } from '../../../with-product';
import { startWriters, type Writers } from '../../chaos/writers';
import { installFromDebian } from '../../debian';
import { Cluster, type NodeName } from './cluster';

/*
 * `npm run failover -- [ROUNDS]`, as root on Debian: the product on three PostgreSQL servers under Patroni, by the files of
 * lib/platform/deploy, with teachers who write all the time. Each round the leader fails; no acknowledged write may be lost.
 */

const writerCount = 6;
/** The goal of the 95th percentile. */
const longestPauseMs = 15_000;
const longestJobMs = 90_000;
const packages = ['postgresql-15', 'etcd-server', 'patroni', 'haproxy'];

type Fail = (cluster: Cluster, leader: NodeName) => void;

const failures: [title: string, fail: Fail][] = [
  ['machine killed', (it, leader) => it.signal(leader, ['patroni', 'etcd', 'postgres'], 'SIGKILL')],
  ['machine stopped', (it, leader) => it.signal(leader, ['patroni', 'etcd'], 'SIGTERM')],
  ['PostgreSQL killed', (it, leader) => it.signal(leader, ['postgres'], 'SIGKILL')],
  ['Patroni killed', (it, leader) => it.signal(leader, ['patroni'], 'SIGKILL')],
];

interface Round {
  title: string;
  pauseMs: number;
}

async function failOnce(cluster: Cluster, writers: Writers, index: number): Promise<Round> {
  const [title, fail] = failures[index % failures.length]!;
  const before = await cluster.leader();
  writers.takeLongestPauseMs();
  fail(cluster, before!);
  const deadline = Date.now() + 60_000;
  let after = await cluster.leader();
  while (!after || after === before) {
    if (Date.now() > deadline) throw new Error(`${title}: no other server leads after a minute.`);
    await sleep(100);
    after = await cluster.leader();
  }
  await writers.untilAcknowledged();
  cluster.restart(before!);
  await cluster.untilWhole();
  await writers.untilAcknowledged();
  const pauseMs = writers.takeLongestPauseMs();
  console.log(`  ${title}, ${before} → ${after}: ${(pauseMs / 1000).toFixed(1)} s`);
  return { title, pauseMs };
}

const cell = (text: string | number) => String(text).padStart(9);

function toLine(title: string, pauses: number[]): string {
  const seconds = [50, 95, 100].map((percent) => (percentile(pauses, percent) / 1000).toFixed(1));
  return `  ${title.padEnd(20)}${[pauses.length, ...seconds].map(cell).join('')}`;
}

const tableHead = `  ${'Write pause'.padEnd(20)}${['rounds', 'median s', 'p95 s', 'max s'].map(cell).join('')}`;

/** The errors in the log of the web node that it holds for its own, by their codes. */
async function loggedErrors({ dataDir }: StartedProduct): Promise<string[]> {
  const log = await readFile(path.join(dataDir, 'logs/web.log'), 'utf8');
  const counts = new Map<string, number>();
  for (const line of log.split('\n').filter((each) => each.includes('"level":"error"'))) {
    const { code, codes, reason } = JSON.parse(line) as Record<string, unknown>;
    const what = JSON.stringify(codes ?? [code, reason]);
    counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  return [...counts].map(([what, times]) => `logged as an error: ${what} ×${times}`);
}

/** Waits for the next job that is done. */
async function worksAtJobs(url: string): Promise<boolean> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const query = `select count(*)::int as count from ${queueSchema}.job where state = 'completed' and completed_on > $1`;
    const since = new Date();
    for (const deadline = Date.now() + longestJobMs; Date.now() < deadline; await sleep(500)) {
      const { rows } = await client.query<{ count: number }>(query, [since]);
      if (rows[0]!.count > 0) return true;
    }
    return false;
  } finally {
    await client.end();
  }
}

async function failOver(
  cluster: Cluster,
  { product, count }: { product: StartedProduct; count: number },
): Promise<string[]> {
  const { pid } = product.processes().web!;
  const writers = await startWriters(`${product.url}/api`, writerCount);
  const rounds: Round[] = [];
  const started = Date.now();
  try {
    for (let index = 0; index < count; index += 1) {
      rounds.push(await failOnce(cluster, writers, index));
    }
  } catch (error) {
    const answers = JSON.stringify([...writers.statuses]);
    console.log(
      [answers, ...writers.wrong.slice(0, 3), ...(await loggedErrors(product))].join('\n'),
    );
    console.log(cluster.lastLines());
    throw error;
  } finally {
    await writers.end();
  }
  const seconds = (Date.now() - started) / 1000;
  const { lost, doubled } = await writers.compareStored();
  const isSame = product.processes().web!.pid === pid;
  const health = await fetch(`${product.url}/api/health`);
  const hasJobs = await worksAtJobs(cluster.url('seatmap', 'seatmap'));
  const answers = [...writers.statuses].sort(([a], [b]) => a - b);

  const pausesOf = (title: string) =>
    rounds.filter((round) => round.title === title).map(({ pauseMs }) => pauseMs);
  const pauses = rounds.map(({ pauseMs }) => pauseMs);
  console.log(`\n${tableHead}`);
  for (const [title] of failures.slice(0, count)) console.log(toLine(title, pausesOf(title)));
  console.log(toLine('all', pauses));
  console.log(
    `\n  writes: ${writers.acknowledged()} acknowledged, ${Math.round(writers.acknowledged() / seconds)} a second; ` +
      `${lost.length} lost, ${doubled.length} doubled`,
  );
  console.log(`  answers: ${answers.map(([status, times]) => `${status} ×${times}`).join(', ')}`);
  console.log(
    `  web node: ${isSame ? 'the same process' : 'started again'}, health check ${health.status}, ` +
      `jobs ${hasJobs ? 'go on' : 'stand still'}`,
  );
  const isShort = percentile(pauses, 95) <= longestPauseMs;
  return [
    ...lost.map((text) => `lost: ${text}`),
    ...doubled.map((text) => `doubled: ${text}`),
    ...writers.wrong.slice(0, 3),
    ...(await loggedErrors(product)),
    ...(isShort ? [] : [`the pause at p95 is to be at most ${longestPauseMs / 1000} s`]),
    ...(isSame && health.ok && hasJobs ? [] : ['the web node did not recover by itself']),
  ];
}

async function makeDatabase(admin: string) {
  const client = new pg.Client(admin);
  await client.connect();
  await client.query(`create role seatmap login password '${new URL(admin).password}'`);
  await client.query('create database seatmap owner seatmap');
  await client.end();
}

async function main(count: number): Promise<number> {
  for (const name of packages) {
    const isThere = spawnSync('dpkg', ['-s', name], { stdio: 'ignore' }).status === 0;
    if (!isThere) await installFromDebian(name, { report: createReport() });
  }
  const stopped = new Promise<never>((_, reject) =>
    onStopRequest(() => reject(new StartError('Stopped.'))),
  );
  stopped.catch(() => {});
  const folder = await mkdtemp(path.join(tmpdir(), 'seatmap-failover-'));
  const cluster = await Cluster.create(folder);
  try {
    await Promise.race([cluster.start(), stopped]);
    await makeDatabase(cluster.url('postgres', 'postgres'));
    const env = { ENV_FILES: 'off', DEMO: 'true', DATABASE_URL: cluster.url('seatmap', 'seatmap') };
    const wrong = await withProduct(
      (product) => Promise.race([failOver(cluster, { product, count }), stopped]),
      env,
    );
    for (const text of wrong) console.log(`✗ ${text}`);
    return wrong.length > 0 ? 1 : 0;
  } finally {
    await cluster.end();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

const code = await main(Number(process.argv[2] ?? 4)).catch((error: unknown) => {
  console.error(errorText(error));
  return 1;
});
// Writers may still wait for an answer.
process.exit(code);
