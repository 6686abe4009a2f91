import 'server-only';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ActOf } from '@/lib/contracts/billing/office';
import { toCalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import type { Database, Queryable } from '@/lib/db/client';
import { dunning, payments } from '@/lib/db/schema/tables';
import type { OfficeClerk } from '@/lib/server/auth/office-clerk';
import { AppError } from '@/lib/server/errors/app-error';
import { applyDay, finish } from '../agreement/change-agreement';
import { lockBillingState } from '@/lib/server/access/billing-state';
import { recordAction } from '../office/record-action';
import { readOpenInvoices } from '../receivables/open-invoices';
import { dropReminders } from '../tell-school';
import { lockInvoice } from './lock-invoice';

/**
 * Registers a payment of an invoice. Throws `changedMeanwhile` after a concurrent payment or credit note, so that two
 * members of staff cannot register one payment twice.
 */
export async function registerPayment(
  db: Database,
  clerk: OfficeClerk,
  invoiceId: string,
  { reference, amountOre, paidOn, seenLeftOre }: ActOf<'pay'>,
  nowMs: number,
): Promise<void> {
  if (paidOn > toCalendarDate(nowMs) || amountOre === 0) throw new AppError('invalidRequest');
  await db.transaction(async (tx) => {
    const invoice = await lockInvoice(tx, invoiceId);
    const { schoolId } = invoice;
    const [earlier] = await tx.select().from(payments).where(eq(payments.reference, reference));
    if (earlier) {
      if (earlier.invoiceId === invoiceId && earlier.amountOre === amountOre) return;
      throw new AppError('changedMeanwhile');
    }
    if (invoice.leftOre - invoice.excessOre !== seenLeftOre) throw new AppError('changedMeanwhile');
    if (-amountOre > (await readPaid(tx, invoiceId))) throw new AppError('invalidRequest');
    // Due billing events are applied first, because a payment could otherwise restart a stopped plan whose billing
    // period is over.
    await applyDay(tx, await lockBillingState(tx, schoolId), nowMs);
    const open = amountOre < 0 ? await listOpen(tx, schoolId) : [];
    const payment = { reference, schoolId, invoiceId, amountOre, day: paidOn };
    const [made] = await tx
      .insert(payments)
      .values({ ...payment, registeredBy: clerk.email })
      .onConflictDoNothing()
      .returning();
    // A concurrent payment of another school has the same payment reference.
    if (!made) throw new AppError('changedMeanwhile');
    if (amountOre < 0) await tellStopAnew(tx, schoolId, open);
    await recordAction(tx, clerk, 'paymentRegistered', { invoice, detail: { amountOre } });
    await finish(tx, schoolId, nowMs);
  });
}

async function readPaid(tx: Queryable, invoiceId: string): Promise<number> {
  const [sum] = await tx
    .select({ ore: sql<number>`coalesce(sum(${payments.amountOre}), 0)::int` })
    .from(payments)
    .where(eq(payments.invoiceId, invoiceId));
  return sum!.ore;
}

const listOpen = async (tx: Queryable, schoolId: string) =>
  (await readOpenInvoices(tx, { schoolId })).map(({ invoice }) => invoice.id);

/**
 * If a reversed payment opens invoices again, the school must get a new notice before its plan stops. So the earlier
 * stop and its notice are deleted.
 */
async function tellStopAnew(tx: Queryable, schoolId: string, wasOpen: readonly string[]) {
  const again = (await listOpen(tx, schoolId)).filter((id) => !wasOpen.includes(id));
  if (again.length === 0) return;
  await tx
    .delete(dunning)
    .where(and(inArray(dunning.invoiceId, again), inArray(dunning.step, ['told', 'stopped'])));
  await dropReminders(tx, again, 'told');
}
