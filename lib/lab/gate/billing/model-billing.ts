import { startDatabases } from '@/lib/db/testing/start-databases';
import { runHistories } from '@/lib/server/billing/testing/run-histories';

/**
 * Runs more random billing histories than the unit test. Arguments: number of histories, seed, and number of histories
 * to skip.
 */
const [histories = '20000', seed = String(Date.now() % 1e9), after = '0'] = process.argv.slice(2);
const stop = await startDatabases();
const startedMs = Date.now();
try {
  console.log(`Seed ${seed}, ${histories} histories`);
  await runHistories({
    ...{ histories: Number(histories), seed: Number(seed), after: Number(after) },
    onProgress: (done) =>
      console.log(`${done} histories in ${Math.round((Date.now() - startedMs) / 1000)} s`),
  });
} finally {
  await stop();
}
