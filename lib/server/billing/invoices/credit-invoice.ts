import 'server-only';
import { eq, sql } from 'drizzle-orm';
import { toCalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import {
  makeCreditNote,
  type CreditFacts,
  type CreditNote,
} from '@/lib/core/billing/invoice/invoice';
import type { Queryable } from '@/lib/db/client';
import { invoices, schoolOrders } from '@/lib/db/schema/tables';
import { readInvoice } from './read-invoice';
import { storeWithNextNumber } from './store-invoice';

/** What is credited of an invoice, without VAT. */
export async function creditedNetOre(tx: Queryable, invoiceId: string): Promise<number> {
  const [earlier] = await tx
    .select({ netOre: sql<number>`coalesce(sum(${invoices.netOre}), 0)::int` })
    .from(invoices)
    .where(eq(invoices.creditsId, invoiceId));
  return earlier!.netOre;
}

/**
 * Issues a credit note for an invoice or a part of it, in the caller's transaction, which has locked the school's
 * subscription. Throws an error if more would be credited than the invoice's total.
 */
export async function creditInvoice(
  tx: Queryable,
  row: typeof invoices.$inferSelect,
  facts: Omit<CreditFacts, 'issuedOn'>,
  nowMs: number,
): Promise<CreditNote> {
  const invoice = await readInvoice(tx, row);
  if (invoice.type !== 'invoice') throw new Error(`${row.number} is no invoice`);
  const [order] = await tx.select().from(schoolOrders).where(eq(schoolOrders.id, row.orderId));
  const today = toCalendarDate(nowMs);
  const creditedBefore = await creditedNetOre(tx, row.id);
  const origin = { order: order!, creditsId: row.id, nowMs };
  return storeWithNextNumber(tx, origin, (number) => {
    const creditNote = makeCreditNote(number, invoice, { ...facts, issuedOn: today });
    if (creditedBefore + creditNote.netOre > invoice.netOre) {
      throw new Error(`More would be credited than is left of invoice ${row.number}`);
    }
    return creditNote;
  });
}
