import { runHistories } from './testing/run-histories';

it('random histories of schools keep payments, documents, dunning and access consistent', async () => {
  await runHistories({ histories: 100, seed: Date.now() % 1e9 });
}, 600_000);
