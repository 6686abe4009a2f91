import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '@/lib/db/client';
import { startWriters, type Writers } from '../writers';
import { queryAs } from './cluster';
import { build, migrate, startNode, untilReady } from './nodes';
import { needPackages } from '../debian';
import { startMachines, type Machines, type Part } from './patroni';

const writerCount = 6;
const longestPauseMs = 15_000;
const longestElectionMs = 60_000;

const failures: [title: string, parts: Part[], signal: NodeJS.Signals][] = [
  ['machine killed', ['patroni', 'etcd', 'postgres'], 'SIGKILL'],
  ['machine stopped', ['patroni', 'etcd'], 'SIGTERM'],
  ['PostgreSQL killed', ['postgres'], 'SIGKILL'],
  ['Patroni killed', ['patroni'], 'SIGKILL'],
];

async function failOnce(machines: Machines, writers: Writers, round: number) {
  const [title, parts, signal] = failures[round % failures.length]!;
  const before = (await machines.leader())!;
  const failedAt = Date.now();
  machines.signal(before, parts, signal);
  const deadline = Date.now() + longestElectionMs;
  let after = await machines.leader();
  while (!after || after === before) {
    assert.ok(Date.now() < deadline, `${title}: no other server leads after a minute.`);
    await sleep(100);
    after = await machines.leader();
  }
  await writers.untilAcknowledged();
  const pauseMs = Date.now() - failedAt;
  machines.restart(before);
  await machines.untilWhole();
  await writers.untilAcknowledged();
  console.log(`  ${title}, ${before} → ${after}: ${(pauseMs / 1000).toFixed(1)} s without a write`);
  assert.ok(pauseMs <= longestPauseMs, `more than ${longestPauseMs / 1000} s`);
}

async function failOver(rounds: number) {
  const machines = await startMachines();
  try {
    const admin = machines.url('postgres', 'postgres');
    const { password } = new URL(admin);
    await queryAs(admin, `create role seatmap login password '${password}'`);
    await queryAs(admin, 'create database seatmap owner seatmap');
    const settings = {
      DATABASE_URL: machines.url('seatmap', 'seatmap'),
      DATA_DIR: `${machines.folder}/product`,
    };
    migrate({ settings });
    const node = await startNode({ settings });
    await untilReady(node);
    const { db, close } = openDatabase(settings.DATABASE_URL);
    const writers = await startWriters(db, `${node.url}/api`, writerCount);
    await close();
    try {
      for (let round = 0; round < rounds; round += 1) await failOnce(machines, writers, round);
      assert.deepEqual(await writers.faults(), []);
      console.log(`  writes by status: ${JSON.stringify(Object.fromEntries(writers.statuses))}`);
      assert.equal(node.process.exitCode, null, 'the node ended');
      await untilReady(node);
      console.log('  the node went on by itself; no acknowledged write is lost or stored twice');
    } finally {
      await writers.end();
      await node.stop('SIGTERM');
    }
  } finally {
    await machines.end();
  }
}

await needPackages('postgresql-15', 'etcd-server', 'patroni', 'haproxy');
await build();
await failOver(Number(process.argv[2] ?? 4));
