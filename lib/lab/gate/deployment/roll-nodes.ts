import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import getPort from 'get-port';
import { useProduct } from '../../../platform/launch/commands/use-product';
import { rootDir } from '../../../platform/paths';
import { withProduct } from '../../with-product';
import { startWriters } from '../chaos/writers';

/*
 * `npm run rolling -- [ROUNDS]`: two nodes behind nginx, as lib/platform/deploy/nginx.conf has it, with teachers who write
 * all the time. Each round stops and starts both nodes, one after the other: no write may fail. At the end one is killed.
 */

const writerCount = 6;
const basePath = '/smg-website-official';

interface Node {
  port: number;
  process: ChildProcess;
}

async function startNode(port: number, folder: string): Promise<Node> {
  const child = spawn(process.execPath, ['dist/server.mjs'], {
    cwd: rootDir,
    env: {
      ...process.env,
      ...{ NODE_ENV: 'production', PORT: String(port), TRUST_PROXY: 'true', LOG_LEVEL: 'error' },
      ...{ SHUTDOWN_DELAY_SECONDS: '1', STATIC_DIR: path.join(folder, 'static') },
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let tries = 0; tries < 300; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}${basePath}/api/health`).catch(() => {});
    if (answer?.ok) return { port, process: child };
    await sleep(100);
  }
  throw new Error('A node is not ready after 30 s.');
}

async function stopNode({ process: child }: Node, signal: NodeJS.Signals) {
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/** The example with ports and folders of this run, without TLS. */
async function startProxy(folder: string, port: number, nodes: [number, number]) {
  const example = await readFile(path.join(rootDir, 'lib/platform/deploy/nginx.conf'), 'utf8');
  const server = example
    .replace('listen 443 ssl', `listen 127.0.0.1:${port}`)
    .replace(/^ *ssl_.*\n/gm, '')
    .replace('127.0.0.1:3001', `127.0.0.1:${nodes[0]}`)
    .replace('127.0.0.1:3002', `127.0.0.1:${nodes[1]}`);
  const file = path.join(folder, 'nginx.conf');
  await writeFile(
    file,
    `user root;\npid ${folder}/nginx.pid;\nerror_log ${folder}/error.log;\nevents {}\n` +
      `http {\naccess_log off;\nclient_body_temp_path ${folder}/body;\nproxy_temp_path ${folder}/proxy;\n${server}}\n`,
  );
  const child = spawn('nginx', ['-c', file, '-g', 'daemon off;'], { stdio: 'inherit' });
  const failed = once(child, 'exit').then(() => {
    throw new Error('nginx ended; on Debian: apt-get install nginx-light');
  });
  const ready = (async () => {
    while (!(await fetch(`http://127.0.0.1:${port}/`).catch(() => {}))) await sleep(50);
  })();
  await Promise.race([ready, failed]);
  failed.catch(() => {});
  return () => child.kill('SIGQUIT');
}

async function roll(rounds: number, folder: string) {
  const [port, first, second] = [await getPort(), await getPort(), await getPort()];
  const nodes = [await startNode(first, folder), await startNode(second, folder)];
  const stopProxy = await startProxy(folder, port, [first, second]);
  const writers = await startWriters(`http://127.0.0.1:${port}${basePath}/api`, writerCount);
  try {
    const started = Date.now();
    for (let round = 0; round < rounds; round += 1) {
      for (const [at, node] of nodes.entries()) {
        await stopNode(node, 'SIGTERM');
        nodes[at] = await startNode(node.port, folder);
        // The proxy leaves a node out for a second after it refused.
        await sleep(1500);
      }
      await writers.untilAcknowledged();
    }
    const seconds = (Date.now() - started) / 1000;
    const rate = Math.round(writers.acknowledged() / seconds);
    console.log(`  ${2 * rounds} nodes replaced under ${rate} writes a second`);
    console.log(`  answers: ${JSON.stringify(Object.fromEntries(writers.statuses))}`);
    if (writers.statuses.size > 1)
      console.log(await readFile(path.join(folder, 'error.log'), 'utf8'));
    assert.deepEqual([...writers.statuses.keys()], [200]);

    const before = writers.acknowledged();
    await stopNode(nodes[0]!, 'SIGKILL');
    await writers.untilAcknowledged();
    await sleep(2000);
    const failed = [...writers.statuses].filter(([status]) => status !== 200);
    console.log(
      `  one killed: ${failed.reduce((sum, [, count]) => sum + count, 0)} writes failed, ` +
        `${writers.acknowledged() - before} went through`,
    );
    await writers.end();
    assert.deepEqual(await writers.compareStored(), { lost: [], doubled: [] });
    console.log('  no acknowledged write is lost, and none is stored twice');
  } finally {
    await writers.end();
    stopProxy();
    for (const node of nodes) node.process.kill('SIGKILL');
  }
}

const folder = await mkdtemp(path.join(tmpdir(), 'seatmap-rolling-'));
try {
  await withProduct(async ({ dataDir }) => {
    Object.assign(process.env, { DATA_DIR: dataDir, ENV_FILES: 'off' });
    await useProduct();
    await roll(Number(process.argv[2] ?? 10), folder);
  });
} finally {
  await rm(folder, { recursive: true, force: true });
}
