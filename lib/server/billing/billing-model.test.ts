import { runHistories } from './testing/run-histories';

it("a school's payments, documents, dunning and access stay consistent in random sequences of events", async () => {
  await runHistories({ histories: 100, seed: Date.now() % 1e9 });
}, 600_000);
