import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sendSignal } from '../../../platform/launch/supervisor/processes';
import type { StartedProduct } from '../../../platform/launch/supervisor/start-product';
import { peopleOf } from '../fuzz/people';
import { send } from '../fuzz/send';
import type { Writers } from './writers';

/** The product as it runs now, and how to start it again on the same data folder and port. */
export interface Stage {
  product: StartedProduct;
  apiUrl: string;
  writers: Writers;
  start: () => Promise<StartedProduct>;
  /** How long the health check may take; any time where other work may hold the machine up. */
  healthWithinMs: number;
}

/** Something that fails, and what went wrong then that must not. */
export interface Failure {
  title: string;
  run: (stage: Stage) => Promise<string[]>;
}

const stoppedMs = 2000;

async function health({ apiUrl }: Stage): Promise<{ status: number; ms: number }> {
  const started = performance.now();
  const { status } = await send(apiUrl, { method: 'GET', path: '/health', headers: {} });
  return { status, ms: performance.now() - started };
}

async function healthProblems(stage: Stage, expected: number): Promise<string[]> {
  const { status, ms } = await health(stage);
  return [
    ...(status === expected ? [] : [`the health check says ${status} and not ${expected}`]),
    ...(ms <= stage.healthWithinMs ? [] : [`the health check took ${Math.round(ms)} ms`]),
  ];
}

/** Starts the product again after it has ended, as a process manager would, and waits for the next write. */
async function startAgain(stage: Stage): Promise<void> {
  const began = performance.now();
  await stage.product.exited;
  const ended = performance.now();
  stage.product = await stage.start();
  const ready = performance.now();
  await stage.writers.untilAcknowledged();
  const times = [ended - began, ready - ended, performance.now() - ready];
  const [end, start, write] = times.map((ms) => (ms / 1000).toFixed(1));
  console.log(`    ended after ${end} s, started in ${start} s, first writes after ${write} s`);
}

/** A part is killed: the others end with it, and the next start goes on with what was acknowledged. */
function kill(part: 'web' | 'postgres' | 'auth' | 'supervisor'): Failure {
  return {
    title: `kill -9 of ${part}`,
    async run(stage) {
      await stage.product.kill(part);
      await startAgain(stage);
      return healthProblems(stage, 200);
    },
  };
}

/** A process and its children; those of PostgreSQL have groups of their own. */
function withChildren(pid: number): number[] {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).split('\n');
  const children = rows
    .map((row) => row.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === pid)
    .map(([child]) => child!);
  return [pid, ...children];
}

/** Runs the work while a part is stopped, and lets it go on whatever happens. */
async function whileStopped(pids: number[], work: () => Promise<string[]>): Promise<string[]> {
  for (const pid of pids) sendSignal(pid, 'SIGSTOP');
  try {
    return await work();
  } finally {
    for (const pid of pids) sendSignal(pid, 'SIGCONT');
  }
}

const stopDatabase: Failure = {
  title: 'SIGSTOP of postgres',
  async run(stage) {
    const { product, writers } = stage;
    const pids = withChildren(product.processes().postgres!.pid);
    const wrong = await whileStopped(pids, async () => {
      const found = await Promise.all([healthProblems(stage, 503), healthProblems(stage, 503)]);
      await sleep(stoppedMs);
      return found.flat();
    });
    await writers.untilAcknowledged();
    return [...wrong, ...(await healthProblems(stage, 200))];
  },
};

/** Known sessions go on, and signing in says that it cannot be done now. */
const stopSignIn: Failure = {
  title: 'SIGSTOP of the sign-in service',
  async run(stage) {
    const { product, apiUrl, writers } = stage;
    const { makePerson } = peopleOf(apiUrl);
    const { pid } = product.processes().auth!;
    const csrf = await send(apiUrl, { method: 'GET', path: '/session/csrf', headers: {} });
    const { csrfToken } = JSON.parse(csrf.text) as { csrfToken: string };
    const wrong = await whileStopped([pid], async () => {
      await writers.untilAcknowledged();
      const reset = await send(apiUrl, {
        method: 'POST',
        path: '/session/password-reset',
        headers: { origin: new URL(apiUrl).origin, 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'kari@skole.example', language: 'no', csrfToken }),
      });
      const isTrue = reset.status < 500 || reset.status === 503;
      return [
        ...(isTrue ? [] : [`a new password was answered ${reset.status}`]),
        ...(await healthProblems(stage, 200)),
      ];
    });
    await makePerson();
    return wrong;
  },
};

/** Cuts a file of the data folder in the middle, as a full disk or a power cut may. */
function cut(file: string): Buffer {
  const before = readFileSync(file);
  truncateSync(file, Math.floor(before.length / 2));
  return before;
}

const cutRecords: Failure = {
  title: 'files cut that are not worth keeping',
  async run(stage) {
    const { dataDir } = stage.product;
    await stage.product.kill();
    await stage.product.exited;
    const names = ['run.json', 'ports.json'];
    for (const name of names) cut(path.join(dataDir, name));
    await startAgain(stage);
    return names
      .filter((name) => !existsSync(path.join(dataDir, `${name}.damaged`)))
      .map((name) => `${name} is not set aside`);
  },
};

const cutAccounts: Failure = {
  title: 'the accounts cut',
  async run(stage) {
    const file = path.join(stage.product.dataDir, 'accounts.json');
    await stage.product.kill();
    await stage.product.exited;
    const whole = cut(file);
    const half = readFileSync(file);
    const refusal = await stage.start().then(
      async (product) => {
        await product.stop();
        return '';
      },
      (error: Error) => error.message,
    );
    const wrong = [
      ...(refusal.includes(file) ? [] : [`a start with half the accounts does not name them`]),
      ...(readFileSync(file).equals(half) ? [] : ['the damaged accounts were changed']),
    ];
    writeFileSync(file, whole);
    await startAgain(stage);
    return wrong;
  },
};

/** The failures of the gate, which a full run repeats. */
export const everyFailure: Failure[] = [
  stopDatabase,
  stopSignIn,
  kill('web'),
  kill('postgres'),
  cutRecords,
  kill('auth'),
  kill('supervisor'),
  cutAccounts,
];
export const fewFailures: Failure[] = [stopDatabase, kill('postgres')];
