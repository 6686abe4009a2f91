import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '@/lib/db/client';
import { freePort } from '../../../platform/free-port';
import { withoutEnvFiles } from '../../../platform/launch/env-files';
import { embeddedDatabaseUrl } from '../../../platform/launch/postgres/postgres';
import { sendSignal } from '../../../platform/launch/supervisor/processes';
import { startProduct, type StartedProduct } from '../../start-product';
import { startWriters, type Writers } from '../../writers';

const writerCount = 4;
const stoppedMs = 2000;

interface Stage {
  product: StartedProduct;
  writers: Writers;
  start: () => Promise<StartedProduct>;
}

type Failure = [title: string, run: (stage: Stage) => Promise<string[]>];

async function healthFaults({ product }: Stage, expected: number): Promise<string[]> {
  const { status } = await fetch(`${product.url}/api/health`);
  return status === expected ? [] : [`the health check says ${status} and not ${expected}`];
}

async function startAgain(stage: Stage): Promise<string[]> {
  await stage.product.exited;
  stage.product = await stage.start();
  await stage.writers.untilAcknowledged();
  return healthFaults(stage, 200);
}

const kill = (part: 'web' | 'postgres' | 'auth' | 'supervisor'): Failure => [
  `kill -9 of ${part}`,
  async (stage) => {
    await stage.product.kill(part);
    return startAgain(stage);
  },
];

function withChildren(pid: number): number[] {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).split('\n');
  const pairs = rows.map((row) => row.trim().split(/\s+/).map(Number));
  return [pid, ...pairs.filter(([, parent]) => parent === pid).map(([child]) => child!)];
}

const stop = (part: 'postgres' | 'auth', expected: number): Failure => [
  `SIGSTOP of ${part}`,
  async (stage) => {
    const pids = withChildren(stage.product.processes[part]!);
    const faults: string[] = [];
    for (const pid of pids) sendSignal(pid, 'SIGSTOP');
    try {
      faults.push(...(await healthFaults(stage, expected)));
      if (expected === 200) await stage.writers.untilAcknowledged();
      await sleep(stoppedMs);
    } finally {
      for (const pid of pids) sendSignal(pid, 'SIGCONT');
    }
    await stage.writers.untilAcknowledged();
    return [...faults, ...(await healthFaults(stage, 200))];
  },
];

const fewFailures = [stop('postgres', 503), kill('postgres')];
const everyFailure = [
  ...fewFailures,
  ...[stop('auth', 200), kill('web'), kill('auth'), kill('supervisor')],
];

async function main(rounds: number): Promise<number> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'seatmap-chaos-'));
  const port = await freePort();
  const env = {
    ...withoutEnvFiles(process.env),
    ...{ DATABASE_URL: '', FIREBASE_PROJECT_ID: '', STRIPE_SECRET_KEY: '' },
  };
  const start = () => startProduct({ port, dataDir, env });
  const product = await start();
  const { db, close } = openDatabase(await embeddedDatabaseUrl(dataDir));
  const writers = await startWriters(db, `${product.url}/api`, writerCount);
  await close();
  const stage: Stage = { product, writers, start };
  const faults: string[] = [];
  try {
    const failures = rounds === 0 ? fewFailures : Array(rounds).fill(everyFailure).flat();
    for (const [title, run] of failures as Failure[]) {
      const found = await run(stage);
      console.log(`  ${found.length > 0 ? '✗' : '✓'} ${title}`);
      faults.push(...found.map((text) => `${title}: ${text}`));
    }
    faults.push(...(await writers.faults()));
  } finally {
    await writers.end();
    await stage.product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
  console.log(`  writes by status: ${JSON.stringify(Object.fromEntries(writers.statuses))}`);
  for (const text of faults) console.log(`✗ ${text}`);
  return faults.length > 0 ? 1 : 0;
}

process.exitCode = await main(Number(process.argv[2] ?? 3));
