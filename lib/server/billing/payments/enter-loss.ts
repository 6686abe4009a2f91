import 'server-only';
import { and, eq, inArray } from 'drizzle-orm';
import type { EnterLoss } from '@/lib/contracts/billing/office';
import { addDays, toCalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import type { Database, Queryable } from '@/lib/db/client';
import {
  agreements,
  allocations,
  dunning,
  invoices,
  ledgerEntries,
  schoolOrders,
} from '@/lib/db/schema/tables';
import { AppError } from '@/lib/server/errors/app-error';
import { enterMoney } from '../receivables/enter';
import { settle } from '../receivables/settle';
import { applyDay, changeBy, finishAct } from '../agreement/change-agreement';
import { lockStanding, type SchoolStanding } from '../agreement/standing';
import type { OfficeClerk } from '@/lib/server/auth/office-clerk';
import { recordAction } from '../office/record-action';
import { lockInvoice } from './lock-invoice';

/**
 * Gives up what is open of an invoice, or a part of it, so that it settles the invoice as a payment would. If the invoice
 * has stopped its plan, nothing of it was paid and nothing is left, its agreement ends: what is given up is not paid. A
 * second request with the same id changes nothing. Throws `notFound`, `invalidRequest` for more than is open, and
 * `changedMeanwhile` if that is not what the clerk saw.
 */
export async function enterLoss(
  db: Database,
  clerk: OfficeClerk,
  invoiceId: string,
  { id, amountOre, reason, seenLeftOre }: EnterLoss,
  nowMs: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const invoice = await lockInvoice(tx, invoiceId);
    const { schoolId } = invoice;
    const [earlier] = await tx.select().from(ledgerEntries).where(eq(ledgerEntries.id, id));
    if (earlier) {
      if (earlier.kind === 'loss' && earlier.forId === invoiceId) return;
      throw new AppError('changedMeanwhile');
    }
    if (invoice.leftOre !== seenLeftOre) throw new AppError('changedMeanwhile');
    if (amountOre > invoice.leftOre) throw new AppError('invalidRequest');
    const standing = await applyDay(tx, await lockStanding(tx, schoolId, nowMs), nowMs);
    const isWhole = amountOre === invoice.leftOre;
    const ending = isWhole ? await findEndedByLoss(tx, standing, [invoiceId]) : [];
    const isNew = await enterMoney(tx, {
      ...{ id, schoolId, kind: 'loss', amountOre, forId: invoiceId },
      ...{ day: toCalendarDate(nowMs), source: 'byHand', enteredBy: clerk.email },
    });
    if (!isNew) throw new AppError('changedMeanwhile');
    await settle(tx, schoolId, clerk.email);
    if (ending.length > 0 && changeBy(standing, 'givenUp', nowMs) === 'endAtOnce') {
      const { id: agreementId, anchor } = standing.agreement!;
      const yesterday = addDays(toCalendarDate(nowMs), -1);
      const endsOn = yesterday > anchor ? yesterday : anchor;
      await tx.update(agreements).set({ endsOn }).where(eq(agreements.id, agreementId));
    }
    const detail = { amountOre, reason };
    await recordAction(tx, clerk, 'lossEntered', { invoice, schoolId, detail });
    await finishAct(tx, schoolId, nowMs);
  });
}

/** Those of the invoices that have stopped the plan of the school's agreement, and of which nothing was ever paid. */
export async function findEndedByLoss(
  db: Queryable,
  { agreement }: Pick<SchoolStanding, 'agreement'>,
  invoiceIds: string[],
): Promise<string[]> {
  if (!agreement || invoiceIds.length === 0) return [];
  const stopped = await db
    .select({ id: invoices.id })
    .from(invoices)
    .innerJoin(schoolOrders, eq(schoolOrders.id, invoices.orderId))
    .innerJoin(dunning, eq(dunning.invoiceId, invoices.id))
    .where(
      and(
        inArray(invoices.id, invoiceIds),
        eq(schoolOrders.agreementId, agreement.id),
        and(eq(dunning.step, 'stopped'), eq(dunning.isOver, false)),
      ),
    );
  const paid = await db
    .select({ id: allocations.debitId, ore: allocations.amountOre })
    .from(allocations)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, allocations.creditId))
    .where(and(inArray(allocations.debitId, invoiceIds), eq(ledgerEntries.kind, 'payment')));
  const paidOre = (id: string) =>
    paid.reduce((sum, row) => (row.id === id ? sum + row.ore : sum), 0);
  return stopped.flatMap(({ id }) => (paidOre(id) > 0 ? [] : id));
}
