import 'server-only';
import { and, desc, eq, lte } from 'drizzle-orm';
import type { CalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import type { Queryable } from '@/lib/db/client';
import { invoices } from '@/lib/db/schema/tables';
import { creditedNetOre } from '../invoices/credit-invoice';
import type { SubscriptionRow } from './subscription-row';

type InvoiceRow = typeof invoices.$inferSelect;

/** The invoice of the days that run on the present order; undefined if they are not invoiced. */
export async function findRunningInvoice(
  db: Queryable,
  { orderId, lastPeriodDay }: SubscriptionRow,
  today: CalendarDate,
): Promise<InvoiceRow | undefined> {
  const [invoice] = await db
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.orderId, orderId!),
        eq(invoices.type, 'invoice'),
        eq(invoices.periodEnd, lastPeriodDay!),
        lte(invoices.periodStart, today),
      ),
    )
    .orderBy(desc(invoices.number))
    .limit(1);
  return invoice;
}

/** What is not credited yet of an invoice, in øre without VAT. */
export async function leftToCredit(db: Queryable, invoice: InvoiceRow): Promise<number> {
  return invoice.netOre - (await creditedNetOre(db, invoice.id));
}
