import 'server-only';
import { randomUUID } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { toCalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import type { Database, Queryable } from '@/lib/db/client';
import { allocations, dunning, ledgerEntries } from '@/lib/db/schema/tables';
import { AppError } from '@/lib/server/errors/app-error';
import { enterMoney } from '../receivables/enter';
import { readOpenInvoices, type OpenInvoice } from '../receivables/open-invoices';
import { settle } from '../receivables/settle';
import { finishAct } from '../agreement/change-agreement';
import type { OfficeClerk } from '@/lib/server/auth/office-clerk';
import { recordAction } from '../office/record-action';
import { dropReminders } from '../tell-school';
import { lockInvoice } from './lock-invoice';

/**
 * Takes a payment back by a counter-entry of the same amount; both stay in the books. A payment that is taken back already stays so. Throws `notFound` for what is no payment.
 */
export async function takeBackPayment(
  db: Database,
  clerk: OfficeClerk,
  paymentId: string,
  nowMs: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [payment] = await tx.select().from(ledgerEntries).where(eq(ledgerEntries.id, paymentId));
    if (payment?.kind !== 'payment' || payment.forId === null) throw new AppError('notFound');
    const invoice = await lockInvoice(tx, payment.forId);
    const [earlier] = await tx
      .select()
      .from(ledgerEntries)
      .where(eq(ledgerEntries.reversesId, payment.id));
    if (earlier) return;
    const { schoolId } = invoice;
    const amountOre = -payment.amountOre;
    const id = randomUUID();
    await enterMoney(tx, {
      ...{ id, schoolId, kind: 'takenBack', amountOre, reversesId: payment.id },
      ...{ forId: invoice.id, day: toCalendarDate(nowMs), source: 'byHand' },
      enteredBy: clerk.email,
    });
    const before = await readOpenInvoices(tx, { schoolId });
    await freeCredit(tx, payment.id, clerk.email);
    const own = { creditId: payment.id, debitId: id, amountOre, madeBy: clerk.email };
    await tx.insert(allocations).values(own);
    await recordAction(tx, clerk, 'paymentTakenBack', { invoice, detail: { amountOre } });
    await settle(tx, schoolId, clerk.email);
    await beginDunningAgain(tx, schoolId, before);
    await finishAct(tx, schoolId, nowMs);
  });
}

/** Takes back what a credit was set off against. */
async function freeCredit(tx: Queryable, creditId: string, by: string): Promise<void> {
  const used = await tx
    .select({ debitId: allocations.debitId, ore: sql<number>`sum(${allocations.amountOre})::int` })
    .from(allocations)
    .where(eq(allocations.creditId, creditId))
    .groupBy(allocations.debitId);
  const back = used
    .filter(({ ore }) => ore !== 0)
    .map(({ debitId, ore }) => ({ creditId, debitId, amountOre: -ore, madeBy: by }));
  if (back.length > 0) await tx.insert(allocations).values(back);
}

/**
 * An invoice that was paid and is open again is reminded of from the first step on. The steps before are kept, and their
 * mails that wait are dropped.
 */
export async function beginDunningAgain(
  tx: Queryable,
  schoolId: string,
  before: readonly OpenInvoice[],
): Promise<void> {
  const wasOpen = new Set(before.map(({ invoice }) => invoice.id));
  const reopened = (await readOpenInvoices(tx, { schoolId }))
    .map(({ invoice }) => invoice.id)
    .filter((id) => !wasOpen.has(id));
  if (reopened.length === 0) return;
  await tx.update(dunning).set({ isOver: true }).where(inArray(dunning.invoiceId, reopened));
  await dropReminders(tx, reopened);
}
