import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '@/lib/db/client';
import { freePort } from '../../platform/free-port';
import { rootDir } from '../../platform/paths';
import { startWriters } from '../writers';
import { createCluster } from './cluster';
import { build, migrate, startNode, untilReady } from './nodes';
import { needPackages } from '../debian';

const writerCount = 6;

async function startProxy(folder: string, port: number, nodes: number[]) {
  const example = readFileSync(path.join(rootDir, 'lib/platform/deploy/nginx.conf'), 'utf8');
  const server = example
    .replace('listen 443 ssl', `listen 127.0.0.1:${port}`)
    .replace(/^ *ssl_.*\n/gm, '')
    .replace('127.0.0.1:3001', `127.0.0.1:${nodes[0]}`)
    .replace('127.0.0.1:3002', `127.0.0.1:${nodes[1]}`);
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `user root;\npid ${folder}/nginx.pid;\nerror_log ${folder}/error.log;\nevents {}\n` +
      `http {\naccess_log off;\nclient_body_temp_path ${folder}/body;\nproxy_temp_path ${folder}/proxy;\n${server}}\n`,
  );
  const child = spawn('nginx', ['-c', file, '-g', 'daemon off;'], { stdio: 'inherit' });
  while (!(await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error('nginx ended.');
    await sleep(50);
  }
  return async () => {
    child.kill('SIGQUIT');
    await once(child, 'exit');
  };
}

async function roll(rounds: number) {
  const cluster = await createCluster();
  const { folder } = cluster;
  const settings = {
    DATABASE_URL: await cluster.addDatabase('seatmap'),
    DATA_DIR: path.join(folder, 'product'),
    ...{ TRUST_PROXY: 'true', SHUTDOWN_DELAY_SECONDS: '1' },
  };
  migrate({ settings });
  const start = async (port: number) => {
    const node = await startNode({ port, settings });
    await untilReady(node);
    return node;
  };
  const port = await freePort();
  const nodes = [await start(0), await start(0)];
  const stopProxy = await startProxy(
    folder,
    port,
    nodes.map((node) => node.port),
  );
  const { db, close } = openDatabase(settings.DATABASE_URL);
  const url = nodes[0]!.url.replace(String(nodes[0]!.port), String(port));
  const writers = await startWriters(db, `${url}/api`, writerCount);
  await close();
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const [at, node] of nodes.entries()) {
        await node.stop('SIGTERM');
        nodes[at] = await start(node.port);
        // nginx excludes a node for one second after a refused connection.
        await sleep(1500);
      }
      await writers.untilAcknowledged();
    }
    console.log(`  ${2 * rounds} nodes replaced under ${writers.acknowledged()} writes`);
    const errors = () => readFileSync(path.join(folder, 'error.log'), 'utf8');
    assert.deepEqual([...writers.statuses.keys()], [200], errors());

    await nodes[0]!.stop('SIGKILL');
    await writers.untilAcknowledged();
    await sleep(2000);
    assert.deepEqual(await writers.faults(), [], errors());
    console.log(`  one killed: ${JSON.stringify(Object.fromEntries(writers.statuses))} by status`);
    console.log('  no acknowledged write is lost, and none is stored twice');
  } finally {
    await writers.end();
    await stopProxy();
    for (const node of nodes) await node.stop('SIGKILL');
    cluster.end();
  }
}

await needPackages('postgresql', 'nginx-light');
await build();
await roll(Number(process.argv[2] ?? 10));
