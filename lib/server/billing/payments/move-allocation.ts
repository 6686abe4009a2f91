import 'server-only';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { MoveAllocation } from '@/lib/contracts/billing/office';
import type { Database, Queryable } from '@/lib/db/client';
import { allocations, invoiceBalances, ledgerEntries } from '@/lib/db/schema/tables';
import { AppError } from '@/lib/server/errors/app-error';
import { readOpenInvoices } from '../receivables/open-invoices';
import { settle } from '../receivables/settle';
import { applyDay, finishAct } from '../agreement/change-agreement';
import { lockStanding } from '../agreement/standing';
import type { OfficeClerk } from '@/lib/server/auth/office-clerk';
import { recordAction } from '../office/record-action';
import { beginDunningAgain } from './take-back-payment';

/**
 * Lets so much of a payment or credit note settle another open invoice of the school than it does, which opens the one
 * that it settled. A second request with the same id changes nothing. Throws `notFound`, `invalidRequest` for more than is
 * settled or open, and `changedMeanwhile` if one of these is not what the clerk saw.
 */
export async function moveAllocation(
  db: Database,
  clerk: OfficeClerk,
  schoolId: string,
  move: MoveAllocation,
  nowMs: number,
): Promise<void> {
  const { id, creditId, fromId, toId, amountOre } = move;
  await db.transaction(async (tx) => {
    const standing = await lockStanding(tx, schoolId, nowMs);
    const [earlier] = await tx.select().from(allocations).where(eq(allocations.id, id));
    if (earlier) {
      if (earlier.creditId === creditId && earlier.debitId === toId) return;
      throw new AppError('changedMeanwhile');
    }
    await checkKinds(tx, schoolId, move);
    const [settled] = await tx
      .select({ ore: sql<number>`coalesce(sum(${allocations.amountOre}), 0)::int` })
      .from(allocations)
      .where(and(eq(allocations.creditId, creditId), eq(allocations.debitId, fromId)));
    const [to] = await tx.select().from(invoiceBalances).where(eq(invoiceBalances.invoiceId, toId));
    if (settled!.ore !== move.seenSettledOre || to!.leftOre !== move.seenLeftOre) {
      throw new AppError('changedMeanwhile');
    }
    if (fromId === toId || amountOre > Math.min(settled!.ore, to!.leftOre)) {
      throw new AppError('invalidRequest');
    }
    await applyDay(tx, standing, nowMs);
    const before = await readOpenInvoices(tx, { schoolId });
    const row = { creditId, madeBy: clerk.email };
    await tx.insert(allocations).values([
      { ...row, debitId: fromId, amountOre: -amountOre },
      { ...row, id, debitId: toId, amountOre },
    ]);
    const invoice = { id: toId, number: to!.number };
    await recordAction(tx, clerk, 'allocationMoved', { invoice, schoolId, detail: { amountOre } });
    await settle(tx, schoolId, clerk.email);
    await beginDunningAgain(tx, schoolId, before);
    await finishAct(tx, schoolId, nowMs);
  });
}

async function checkKinds(
  tx: Queryable,
  schoolId: string,
  { creditId, fromId, toId }: MoveAllocation,
): Promise<void> {
  const rows = await tx
    .select()
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.schoolId, schoolId),
        inArray(ledgerEntries.id, [creditId, fromId, toId]),
      ),
    );
  const kind = (id: string) => rows.find((row) => row.id === id)?.kind;
  const isCredit = kind(creditId) === 'payment' || kind(creditId) === 'creditNote';
  if (!isCredit || kind(fromId) !== 'invoice' || kind(toId) !== 'invoice') {
    throw new AppError('notFound');
  }
}
