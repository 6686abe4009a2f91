import 'server-only';
import { eq } from 'drizzle-orm';
import type { ActOf } from '@/lib/contracts/billing/office';
import { toCalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import { singleLine, type InvoiceLine } from '@/lib/core/billing/invoice/invoice';
import type { Database } from '@/lib/db/client';
import { invoices, schoolOrders } from '@/lib/db/schema/tables';
import { recordActivity } from '@/lib/server/access/record-activity';
import { AppError } from '@/lib/server/errors/app-error';
import { cleanText } from '@/lib/drawing/typesetting/clean-text';
import { finish } from '../agreement/change-agreement';
import { creditableNetOre, creditInvoice } from '../invoices/credit-invoice';
import { readInvoice } from '../invoices/read-invoice';
import { orderToBill } from '../agreement/bill';
import { readBillingState } from '@/lib/server/access/billing-state';
import { lockInvoice } from '../payments/lock-invoice';
import type { OfficeClerk } from '@/lib/server/auth/office-clerk';
import { recordAction } from './record-action';

/**
 * Credits an invoice for the billing office (staff). A partial credit is in whole kroner, so that the VAT of all credit
 * notes adds up to the invoice's VAT.
 */
export async function creditForOffice(
  db: Database,
  clerk: OfficeClerk,
  id: string,
  { netOre, reason, seenCreditableNetOre, billsAnew, payer }: ActOf<'credit'>,
  nowMs: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const invoice = await lockInvoice(tx, id);
    const [row] = await tx.select().from(invoices).where(eq(invoices.id, id));
    const creditable = await creditableNetOre(tx, row!);
    if (payer && !billsAnew) throw new AppError('invalidRequest');
    if (creditable !== seenCreditableNetOre) throw new AppError('changedMeanwhile');
    const isPart = netOre < creditable && netOre % 100 === 0;
    const said = cleanText(reason);
    if ((!isPart && netOre !== creditable) || said === '') throw new AppError('invalidRequest');
    const period = { start: row!.periodStart, end: row!.periodEnd };
    const sold = (await readInvoice(tx, row!)).lines;
    const lines = takeFromLines(sold, row!.netOre - creditable, netOre).map((line) => ({
      ...line,
      description: `${line.description}. ${said}`,
    }));
    if (payer) {
      const { schoolId } = invoice;
      const order = orderToBill(await readBillingState(tx, schoolId), row!, toCalendarDate(nowMs));
      await tx.update(schoolOrders).set(payer).where(eq(schoolOrders.id, order.id));
      await recordActivity(tx, { schoolId, kind: 'payerChangedByOffice', actor: null });
    }
    const credit = { period, lines, lowersPrice: !billsAnew };
    const note = await creditInvoice(tx, row!, credit, nowMs);
    await finish(tx, invoice.schoolId, nowMs, { isAct: !billsAnew });
    const detail = { amountOre: note.totalOre, creditNoteNumber: note.number };
    await recordAction(tx, clerk, 'invoiceCredited', { invoice, detail });
  });
}

function takeFromLines(sold: InvoiceLine[], creditedOre: number, netOre: number): InvoiceLine[] {
  let credited = creditedOre;
  let left = netOre;
  return sold.flatMap((line) => {
    const spent = Math.min(credited, line.netOre);
    credited -= spent;
    const ore = Math.min(left, line.netOre - spent);
    left -= ore;
    return ore > 0 ? [{ ...singleLine(line.description, ore), period: line.period }] : [];
  });
}
