import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { withoutEnvFiles } from '../../../platform/launch/env-files';
import { removeDataFolder } from '../../../platform/launch/postgres/postgres';
import { startProduct } from '../../../platform/launch/supervisor/start-product';
import { everyFailure, fewFailures, type Stage } from './failures';
import { logProblems } from './log-problems';
import { startWriters } from './writers';

const writerCount = 4;
/** A load balancer asks again after this long. */
const loadBalancerMs = 4000;

/**
 * `npm run chaos -- [ROUNDS]`: the product on a data folder of its own, with teachers who write all the time, while its
 * parts are killed and stopped and its files are cut. Nothing acknowledged may be lost, no answer may be another failure
 * than 503, and after each failure writes are acknowledged again. With 0 rounds only what the gate does.
 */
async function main(rounds: number): Promise<number> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'seatmap-chaos-'));
  const port = await getPort({ host: '127.0.0.1' });
  const env = {
    ...withoutEnvFiles(process.env),
    ...{ DATABASE_URL: '', FIREBASE_PROJECT_ID: '', STRIPE_SECRET_KEY: '' },
  };
  const start = () => startProduct({ port, dataDir, env });
  const product = await start();
  const apiUrl = `${product.url}/api`;
  const writers = await startWriters(apiUrl, writerCount);
  const healthWithinMs = rounds === 0 ? Infinity : loadBalancerMs;
  const stage: Stage = { product, apiUrl, writers, start, healthWithinMs };
  const wrong: string[] = [];
  try {
    const failures = rounds === 0 ? fewFailures : Array(rounds).fill(everyFailure).flat();
    for (const { title, run } of failures as typeof everyFailure) {
      const started = Date.now();
      const found = [...(await run(stage)), ...writers.wrong.splice(0)];
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      console.log(`  ${found.length > 0 ? '✗' : '✓'} ${title} (${seconds} s)`);
      wrong.push(...found.map((text) => `${title}: ${text}`));
    }
    await writers.end();
    const { lost, doubled } = await writers.compareStored();
    wrong.push(...lost.map((text) => `lost: ${text}`), ...doubled.map((text) => `twice: ${text}`));
    wrong.push(...logProblems(await readFile(path.join(dataDir, 'logs/web.log'), 'utf8')));
  } finally {
    await writers.end();
    await stage.product.stop();
    removeDataFolder(dataDir);
  }
  const counts = [...writers.statuses].sort(([a], [b]) => a - b);
  console.log(`  writes: ${counts.map(([status, count]) => `${status} ×${count}`).join(', ')}`);
  for (const text of wrong) console.log(`✗ ${text}`);
  return wrong.length > 0 ? 1 : 0;
}

process.exitCode = await main(Number(process.argv[2] ?? 3));
