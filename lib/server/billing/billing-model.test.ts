import { runHistories } from './testing/run-histories';

/** As many as a minute of the gate holds; `lib/lab/gate/billing/model-billing.ts` takes a longer run. Each run has a seed of its own. */
it('random histories of schools keep payments, documents, dunning and access consistent', async () => {
  await runHistories({ histories: 100, seed: Date.now() % 1e9 });
}, 600_000);
