import 'server-only';
import type { Database } from '@/lib/db/client';
import { installation } from '@/lib/db/schema/tables';

/** Since when the jobs of this database are held; undefined where they are done. */
export async function heldSince(db: Database): Promise<Date | undefined> {
  const [row] = await db.select({ heldAt: installation.heldAt }).from(installation);
  return row?.heldAt ?? undefined;
}

/**
 * Holds the jobs of all nodes, so that nothing goes out of a copy whose mails, invoices and deletions were sent by the
 * original. A run under way ends.
 */
export async function holdJobs(db: Database, at: Date): Promise<void> {
  const heldAt = { heldAt: at };
  await db
    .insert(installation)
    .values(heldAt)
    .onConflictDoUpdate({ target: installation.isOnly, set: heldAt });
}

/** Lets all nodes do what is due. */
export async function releaseJobs(db: Database): Promise<void> {
  await db.update(installation).set({ heldAt: null });
}

/** Does the work of a job, unless jobs are held. */
export async function unlessHeld<T>(
  db: Database,
  work: () => Promise<T>,
): Promise<T | { held: true }> {
  return (await heldSince(db)) ? { held: true } : work();
}
