import 'server-only';
import type { Database } from '@/lib/db/client';
import { installation } from '@/lib/db/schema/tables';

export async function heldSince(db: Database): Promise<Date | undefined> {
  const [row] = await db.select({ heldAt: installation.heldAt }).from(installation);
  return row?.heldAt ?? undefined;
}

/**
 * Pauses the jobs in a restored copy of the database, so that the copy does not send mails and invoices a second time.
 */
export async function holdJobs(db: Database, at: Date): Promise<void> {
  const heldAt = { heldAt: at };
  await db
    .insert(installation)
    .values(heldAt)
    .onConflictDoUpdate({ target: installation.isOnly, set: heldAt });
}

export async function releaseJobs(db: Database): Promise<void> {
  await db.update(installation).set({ heldAt: null });
}

export async function unlessHeld<T>(
  db: Database,
  work: () => Promise<T>,
): Promise<T | { held: true }> {
  return (await heldSince(db)) ? { held: true } : work();
}
