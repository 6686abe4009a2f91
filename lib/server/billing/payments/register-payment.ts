import 'server-only';
import { eq, or } from 'drizzle-orm';
import { toCalendarDate, type CalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import { paymentFit, type PaymentFit } from '@/lib/core/billing/payment/settlement';
import type { Database, Queryable } from '@/lib/db/client';
import { payments } from '@/lib/db/schema/tables';
import { AppError } from '@/lib/server/errors/app-error';
import type { OfficeClerk } from '../office/office-clerk';
import { recordAction } from '../office/record-action';
import { invoicePaid } from '../subscriptions/invoice-paid';
import { lockInvoice, type LockedInvoice } from './lock-invoice';

export interface NewPayment {
  /** Chosen by the page, so that a repeated request registers it once. */
  id: string;
  amountOre: number;
  paidOn: CalendarDate;
  /** What was left of the invoice when the clerk looked at it; another amount by now is `changedMeanwhile`. */
  seenLeftOre: number;
  /** Of a payment from a bank file; null for one that a clerk typed. */
  bankReference: string | null;
}

/** A payment that is in the books. */
export interface Registered {
  fit: PaymentFit;
  leftOre: number;
}

/**
 * Registers a payment of an invoice. A second request with the same id changes nothing. Throws `notFound`,
 * `invalidRequest` for a day in the future, `changedMeanwhile` if another entry came first, which is how two clerks at
 * once register a payment once.
 */
export async function registerPayment(
  db: Database,
  clerk: OfficeClerk,
  invoiceId: string,
  payment: NewPayment,
  nowMs: number,
): Promise<Registered> {
  if (payment.paidOn > toCalendarDate(nowMs)) throw new AppError('invalidRequest');
  return db.transaction(async (tx) => {
    const invoice = await lockInvoice(tx, invoiceId);
    const repeated = await findRegistered(tx, payment);
    if (repeated) {
      if (repeated.id !== payment.id || repeated.invoiceId !== invoice.id) {
        throw new AppError('changedMeanwhile');
      }
      return { fit: paymentFit(repeated.amountOre, payment.seenLeftOre), leftOre: invoice.leftOre };
    }
    if (invoice.leftOre !== payment.seenLeftOre) throw new AppError('changedMeanwhile');
    const registered = await enterPayment(tx, clerk, invoice, payment);
    await invoicePaid(tx, invoice.id, nowMs);
    return registered;
  });
}

async function findRegistered(tx: Queryable, { id, bankReference }: NewPayment) {
  const [row] = await tx
    .select()
    .from(payments)
    .where(
      or(
        eq(payments.id, id),
        bankReference === null ? undefined : eq(payments.bankReference, bankReference),
      ),
    );
  return row;
}

async function enterPayment(
  tx: Queryable,
  clerk: OfficeClerk,
  invoice: LockedInvoice,
  { id, amountOre, paidOn, bankReference }: NewPayment,
): Promise<Registered> {
  const source = bankReference === null ? 'byHand' : 'bankFile';
  const [entered] = await tx
    .insert(payments)
    .values({
      ...{ id, amountOre, paidOn, source, bankReference },
      invoiceId: invoice.id,
      registeredBy: clerk.email,
    })
    // The same payment for two invoices at once, whose locks are not the same.
    .onConflictDoNothing()
    .returning();
  if (!entered) throw new AppError('changedMeanwhile');
  await recordAction(tx, clerk, 'paymentRegistered', { invoice, detail: { amountOre } });
  return { fit: paymentFit(amountOre, invoice.leftOre), leftOre: invoice.leftOre - amountOre };
}
