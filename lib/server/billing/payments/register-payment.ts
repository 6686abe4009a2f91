import 'server-only';
import { eq } from 'drizzle-orm';
import { toCalendarDate, type CalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import { paymentFit, type PaymentFit } from '@/lib/core/billing/payment/settlement';
import type { Database, Queryable } from '@/lib/db/client';
import { ledgerEntries } from '@/lib/db/schema/tables';
import { AppError } from '@/lib/server/errors/app-error';
import { enterMoney } from '../receivables/enter';
import { settle } from '../receivables/settle';
import { applyDay, finishAct } from '../agreement/change-agreement';
import { lockStanding } from '../agreement/standing';
import type { OfficeClerk } from '@/lib/server/auth/office-clerk';
import { recordAction } from '../office/record-action';
import { lockInvoice, type LockedInvoice } from './lock-invoice';

export interface NewPayment {
  /** Chosen by the page, so that a repeated request registers it once. */
  id: string;
  amountOre: number;
  paidOn: CalendarDate;
  /** The amount left of the invoice when the clerk looked at it; another amount by now is `changedMeanwhile`. */
  seenLeftOre: number;
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
    const [repeated] = await tx
      .select()
      .from(ledgerEntries)
      .where(eq(ledgerEntries.id, payment.id));
    if (repeated) {
      if (repeated.forId !== invoice.id) throw new AppError('changedMeanwhile');
      const fit = paymentFit(-repeated.amountOre, payment.seenLeftOre);
      return { fit, leftOre: invoice.leftOre };
    }
    if (invoice.leftOre !== payment.seenLeftOre) throw new AppError('changedMeanwhile');
    // A plan that stopped for money and whose period is over has ended, also where the daily run is late.
    await applyDay(tx, await lockStanding(tx, invoice.schoolId, nowMs), nowMs);
    const registered = await enterPayment(tx, clerk, invoice, payment);
    await settle(tx, invoice.schoolId, clerk.email);
    await finishAct(tx, invoice.schoolId, nowMs);
    return registered;
  });
}

async function enterPayment(
  tx: Queryable,
  clerk: OfficeClerk,
  invoice: LockedInvoice,
  { id, amountOre, paidOn }: NewPayment,
): Promise<Registered> {
  // One payment for two invoices at once, whose schools differ.
  const isNew = await enterMoney(tx, {
    ...{ id, schoolId: invoice.schoolId, kind: 'payment', amountOre, day: paidOn },
    ...{ forId: invoice.id, source: 'byHand', enteredBy: clerk.email },
  });
  if (!isNew) throw new AppError('changedMeanwhile');
  await recordAction(tx, clerk, 'paymentRegistered', { invoice, detail: { amountOre } });
  return {
    fit: paymentFit(amountOre, invoice.leftOre),
    leftOre: Math.max(0, invoice.leftOre - amountOre),
  };
}
