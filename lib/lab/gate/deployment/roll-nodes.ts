import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import getPort from 'get-port';
import { useProduct } from '../../../platform/launch/commands/use-product';
import { withProduct } from '../../with-product';
import { startWriters } from '../chaos/writers';
import { basePath, startNode, startProxy, stopNode } from './nodes';

/*
 * `npm run rolling -- [ROUNDS]`: two nodes behind nginx, as lib/platform/deploy/nginx.conf has it, with teachers who write
 * all the time. Each round stops and starts both nodes, one after the other: no write may fail. At the end one is killed.
 */

const writerCount = 6;

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
