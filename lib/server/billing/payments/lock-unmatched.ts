import 'server-only';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '@/lib/db/client';
import { ledgerEntries } from '@/lib/db/schema/tables';
import { AppError } from '@/lib/server/errors/app-error';

/** SQL condition for money that is neither matched with a school nor sent back. */
export const isUnmatched = sql`(${ledgerEntries.kind} = 'unmatched' and 0 = (
  select count(*) filter (where u.kind <> 'takenBack') - count(*) filter (where u.kind = 'takenBack')
  from ledger_entries u where u.received_id = "ledger_entries"."id"))`;

/** Throws `notFound` for what is no money without an invoice. */
export async function readReceived(db: Queryable, id: string) {
  const [row] = await db
    .select()
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.id, id), eq(ledgerEntries.kind, 'unmatched')));
  if (!row) throw new AppError('notFound');
  return { id, day: row.day, amountOre: -row.amountOre };
}

/** Locks received money until the transaction ends: it is matched and sent back by one act after another. */
export async function lockReceived(tx: Queryable, id: string): Promise<void> {
  const ofId = eq(ledgerEntries.id, id);
  await tx.select({ id: ledgerEntries.id }).from(ledgerEntries).where(ofId).for('no key update');
}

/** As `lockReceived`. Throws `changedMeanwhile` if it is matched or sent back. */
export async function lockUnmatched(tx: Queryable, id: string): Promise<void> {
  await lockReceived(tx, id);
  if ((await tx.$count(ledgerEntries, and(eq(ledgerEntries.id, id), isUnmatched))) === 0) {
    throw new AppError('changedMeanwhile');
  }
}
