import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import getPort from 'get-port';
import { calls } from '@/lib/contracts/calls';
import { openDatabase } from '@/lib/db/client';
import { mostLagMs } from '@/lib/server/database/replica';
import { figures } from '@/lib/server/http/call-counts';
import { addTeacher } from '@/lib/server/testing/test-school';
import { addSession, testToken } from '@/lib/server/testing/test-sessions';
import {
  call,
  captureLog,
  setTestVariables,
  useTestEnvironment,
} from '@/lib/server/testing/test-server';
import { migrateDatabase } from '../../../platform/launch/postgres/migrate';
import { rootDir } from '../../../platform/paths';
import { checkCalls } from './check-calls';
import { debianCluster } from './debian-cluster';
import { basePath, demoSettings, startNode, stopNode } from './nodes';

/*
 * `npm run replica-rehearsal`, as root on Debian: the API on a server and its replica, which lags and is stopped. A teacher
 * archives classes: their browser sees them all at once, another one after five seconds, and no call fails.
 */

const folder = mkdtempSync(path.join(tmpdir(), 'seatmap-replica-'));
const primaryPort = await getPort({ host: '127.0.0.1' });
const primary = debianCluster(folder, 'primary', primaryPort);
const replica = debianCluster(folder, 'replica', await getPort({ host: '127.0.0.1' }));
/** Between the end of a write and the time at which it is noted, and between that of a read and its own. */
const clockMs = 100;

/** The calls of one browser, which keeps a cookie for its time. */
function openBrowser(uid: string) {
  let written = { cookie: '', untilMs: 0 };
  return async (target: Parameters<typeof call>[0], options: Parameters<typeof call>[1] = {}) => {
    const isFresh = performance.now() < written.untilMs;
    const cookie = [`session=${testToken(uid)}`, ...(isFresh ? [written.cookie] : [])].join('; ');
    const answer = await call(target, { ...options, headers: { cookie } });
    assert.ok(answer.status < 300, answer.text);
    const [, pair, seconds] =
      /^(justWritten=\d); .*Max-Age=(\d+)/.exec(answer.headers.getSetCookie().join()) ?? [];
    if (pair) written = { cookie: pair, untilMs: performance.now() + Number(seconds) * 1000 };
    return answer;
  };
}

async function laggingReads(): Promise<Record<string, number>> {
  const { values } = await figures().getSingleMetric('database_lagging_reads_total')!.get();
  return Object.fromEntries(values.map(({ labels, value }) => [labels.server!, value]));
}

/** A node as it is built reads from the replica, and its teachers see what they have written. */
async function checkNode() {
  const [port, metricsPort] = [
    await getPort({ host: '127.0.0.1' }),
    await getPort({ host: '127.0.0.1' }),
  ];
  const settings = { DATABASE_URL: primary.url, DATABASE_REPLICA_URL: replica.url };
  const node = await startNode(port, folder, rootDir, {
    ...demoSettings,
    ...settings,
    METRICS_PORT: String(metricsPort),
  });
  try {
    const days = await checkCalls(primary.url, `http://127.0.0.1:${port}${basePath}`);
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    const [, reads] = /database_lagging_reads_total\{server="replica"\} (\d+)/.exec(metrics) ?? [];
    assert.ok(Number(reads) > 0, metrics);
    console.log(`  ${days} days at a built node, ${reads} reads of the replica`);
  } finally {
    await stopNode(node, 'SIGTERM');
  }
}

async function rehearse() {
  primary.create('');
  await migrateDatabase(primary.url);
  replica.follow(primaryPort, '');
  const { db, close } = openDatabase(primary.url);
  useTestEnvironment({ url: primary.url, db });
  setTestVariables({ DATABASE_REPLICA_URL: replica.url });
  const log = captureLog();
  const { firebaseUid: uid } = await addTeacher(db, { createdAt: new Date() });
  await addSession(db, uid);
  const [own, other] = [openBrowser(uid), openBrowser(uid)];
  const archivedMs: number[] = [];

  async function archive() {
    const body = { id: randomUUID(), grade: '5', name: '5A', pupils: [] };
    const made = (await own(calls.createClass, { body })).body as { version: number };
    await own(calls.archiveClass, {
      params: { classId: body.id },
      body: { archived: true, version: made.version },
    });
    archivedMs.push(performance.now());
  }
  const count = async (browser: typeof own) =>
    ((await browser(calls.listArchivedClasses)).body as { total: number }).total;

  /** Reads ten times a second, and writes twice, but for the last seconds. */
  async function step(text: string, seconds: number, { silentSeconds = 0 } = {}) {
    const before = await laggingReads();
    const endMs = performance.now() + seconds * 1000;
    let [mostLag, longest] = [0, 0];
    for (let at = 0; performance.now() < endMs; at += 1) {
      if (at % 5 === 0 && performance.now() < endMs - silentSeconds * 1000) await archive();
      assert.equal(await count(own), archivedMs.length);
      const startedMs = performance.now();
      const oldest = archivedMs[await count(other)];
      const lagMs = oldest === undefined ? 0 : startedMs - oldest;
      assert.ok(lagMs <= mostLagMs + clockMs, `A read lags by ${lagMs} ms.`);
      mostLag = Math.max(mostLag, Math.round(lagMs));
      longest = Math.max(longest, Math.round(performance.now() - startedMs));
      await sleep(100);
    }
    const after = await laggingReads();
    const since = (server: string) => (after[server] ?? 0) - (before[server] ?? 0);
    table.push({
      step: text,
      replica: since('replica'),
      primary: since('primary'),
      mostLag,
      longest,
    });
  }
  const table: Record<string, number | string>[] = [];
  const replay = async (verb: 'pause' | 'resume') => {
    const { db: standby, close: end } = openDatabase(replica.url);
    await standby.execute(sql.raw(`select pg_wal_replay_${verb}()`));
    await end();
  };

  await checkNode();
  await step('both servers', 5);
  await replay('pause');
  await step('the replica stands still', 4);
  await replay('resume');
  await step('it goes on', 4);
  await replay('pause');
  await step('it stands still for longer, and so does the teacher', 15, { silentSeconds: 13 });
  await replay('resume');
  await step('it goes on', 4);
  replica.signal('SIGSTOP');
  await step('it is frozen', 6);
  replica.signal('SIGCONT');
  await step('it goes on', 4);
  replica.stop('immediate');
  await step('it is stopped', 4);
  replica.start();
  await step('it is back', 6);
  console.table(table);
  const lines = log.filter((line) => line.includes('replicaNotRead'));
  console.log(`  ${archivedMs.length} classes archived; in the log: ${lines.join('')}`);
  await close();
}

try {
  await rehearse();
} finally {
  for (const cluster of [replica, primary]) {
    try {
      cluster.stop('immediate');
    } catch {
      // It was never started.
    }
  }
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
