import 'server-only';
import { and, asc, eq, gte } from 'drizzle-orm';
import type { CalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import { singleLine } from '@/lib/core/billing/invoice/invoice';
import type { Queryable } from '@/lib/db/client';
import { invoices, schoolOrders } from '@/lib/db/schema/tables';
import { creditInvoice, creditedNetOre } from '../invoices/credit-invoice';
import { readInvoice } from '../invoices/read-invoice';

/** Credits what is left of each invoice of the school for a period from `from` on. */
export async function creditWhatHasNotBegun(
  tx: Queryable,
  schoolId: string,
  from: CalendarDate,
  nowMs: number,
): Promise<void> {
  const rows = await tx
    .select({ invoice: invoices })
    .from(invoices)
    .innerJoin(schoolOrders, eq(schoolOrders.id, invoices.orderId))
    .where(
      and(
        eq(schoolOrders.schoolId, schoolId),
        eq(invoices.type, 'invoice'),
        gte(invoices.periodStart, from),
      ),
    )
    .orderBy(asc(invoices.number));
  for (const { invoice } of rows) {
    const credited = await creditedNetOre(tx, invoice.id);
    if (credited >= invoice.netOre) continue;
    const { period, lines: all } = await readInvoice(tx, invoice);
    // An invoice has one line. What the office has not credited of it is credited here.
    const lines =
      credited === 0 ? all : [singleLine(all[0]!.description, invoice.netOre - credited)];
    await creditInvoice(tx, invoice, { period, lines }, nowMs);
  }
}
