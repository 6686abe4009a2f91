import { redeliver } from '@/lib/server/billing/office/redeliver';
import type { Database } from '@/lib/db/client';
import { readFailures, retryMail } from '@/lib/server/jobs/office-failures';
import type { WebNode } from './cuttable-database';
import { readRefused } from './found-books';
import type { SimulatedWorld } from './simulated-world';

/** A clerk tries again what was given up, but for buyers who cannot be reached. */
export async function tryFailuresAgain(world: SimulatedWorld, node: WebNode): Promise<void> {
  const { clerk, nowMs, post } = world;
  const { mails } = await readFailures(clerk, node.db);
  const again = { cut: null, triesAgain: false };
  for (const { id } of mails) {
    await world.attempt(null, node, (db) => retryMail(db, clerk, id, nowMs), again);
  }
  for (const { id, number } of await readRefused(world.books)) {
    if (post.outsideNetwork.has(String(number))) continue;
    const redo = (db: Database) => redeliver(db, clerk, id, { way: 'again' }, nowMs);
    await world.attempt(null, node, redo, again);
  }
}
