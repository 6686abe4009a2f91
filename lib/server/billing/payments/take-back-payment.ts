import 'server-only';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { toCalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import type { Database } from '@/lib/db/client';
import { payments } from '@/lib/db/schema/tables';
import { AppError } from '@/lib/server/errors/app-error';
import type { OfficeClerk } from '../office/office-clerk';
import { recordAction } from '../office/record-action';
import { invoicePaid } from '../subscriptions/invoice-paid';
import { lockInvoice } from './lock-invoice';

/**
 * Takes a payment back by a counter-entry of the same amount; both stay in the books. A payment that is taken back
 * already stays so. Throws `notFound` for what is no payment.
 */
export async function takeBackPayment(
  db: Database,
  clerk: OfficeClerk,
  paymentId: string,
  nowMs: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId));
    if (!payment || payment.reversesId !== null) throw new AppError('notFound');
    const invoice = await lockInvoice(tx, payment.invoiceId);
    const { amountOre } = payment;
    const [entered] = await tx
      .insert(payments)
      .values({
        id: randomUUID(),
        invoiceId: invoice.id,
        amountOre: -amountOre,
        paidOn: toCalendarDate(nowMs),
        source: 'takenBack',
        reversesId: payment.id,
        registeredBy: clerk.email,
      })
      .onConflictDoNothing()
      .returning();
    if (!entered) return;
    await recordAction(tx, clerk, 'paymentTakenBack', { invoice, detail: { amountOre } });
    await invoicePaid(tx, invoice.id, nowMs);
  });
}
