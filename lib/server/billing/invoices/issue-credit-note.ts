import 'server-only';
import { eq, sql } from 'drizzle-orm';
import { toCalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import {
  makeCreditNote,
  type CreditFacts,
  type CreditNote,
} from '@/lib/core/billing/invoice/invoice';
import type { Database } from '@/lib/db/client';
import { invoices, schoolOrders } from '@/lib/db/schema/tables';
import { readInvoice } from './read-invoice';
import { storeWithNextNumber } from './store-invoice';

/**
 * Issues a credit note for an invoice or a part of it. Throws an error if more would be credited than is left of the
 * invoice, counting its earlier credit notes, also when two ask at once.
 */
export async function issueCreditNote(
  db: Database,
  invoiceId: string,
  facts: Omit<CreditFacts, 'issuedOn'>,
  nowMs: number,
): Promise<CreditNote> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(invoices).where(eq(invoices.id, invoiceId));
    if (!row) throw new Error(`There is no invoice ${invoiceId}`);
    const [order] = await tx
      .select()
      .from(schoolOrders)
      .where(eq(schoolOrders.id, row.orderId))
      .for('update');
    const invoice = await readInvoice(tx, row);
    if (invoice.type !== 'invoice') throw new Error(`${row.number} is no invoice`);
    const [earlier] = await tx
      .select({ netOre: sql<number>`coalesce(sum(${invoices.netOre}), 0)::int` })
      .from(invoices)
      .where(eq(invoices.creditsId, invoiceId));
    return storeWithNextNumber(tx, { order: order!, creditsId: row.id, nowMs }, (number) => {
      const creditNote = makeCreditNote(number, invoice, {
        ...facts,
        issuedOn: toCalendarDate(nowMs),
      });
      if (earlier!.netOre + creditNote.netOre > invoice.netOre) {
        throw new Error(`More would be credited than is left of invoice ${row.number}`);
      }
      return creditNote;
    });
  });
}
