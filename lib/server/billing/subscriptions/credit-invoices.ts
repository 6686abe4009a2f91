import 'server-only';
import { and, asc, eq, gte } from 'drizzle-orm';
import type { CalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import type { Queryable } from '@/lib/db/client';
import { invoices, schoolOrders } from '@/lib/db/schema/tables';
import { creditInvoice, creditedNetOre } from '../invoices/credit-invoice';
import { readInvoice } from '../invoices/read-invoice';

/** Credits in whole each invoice of the school for a period from `from` on that is not credited yet. */
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
    if ((await creditedNetOre(tx, invoice.id)) >= invoice.netOre) continue;
    const { period, lines } = await readInvoice(tx, invoice);
    await creditInvoice(tx, invoice, { period, lines }, nowMs);
  }
}
