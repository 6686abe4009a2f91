import 'server-only';
import { and, desc, eq } from 'drizzle-orm';
import type { BillingPeriod } from '@/lib/core/billing/calendar/billing-period';
import { toCalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import {
  makeInvoice,
  type Invoice,
  type InvoiceLine,
  type Seller,
} from '@/lib/core/billing/invoice/invoice';
import type { Queryable } from '@/lib/db/client';
import { invoices, type schoolOrders } from '@/lib/db/schema/tables';
import { cleanText } from '@/lib/server/typesetting/clean-text';
import { creditedNetOre } from './credit-invoice';
import { storeWithNextNumber } from './store-invoice';

interface InvoiceToIssue {
  order: typeof schoolOrders.$inferSelect;
  period: BillingPeriod;
  lines: InvoiceLine[];
  seller: Seller;
}

/**
 * Issues the invoice of a period of an order, in the caller's transaction, which has locked the school's subscription.
 * Throws an error if the period is invoiced and not credited.
 */
export async function issueInvoice(
  tx: Queryable,
  { order, period, lines, seller }: InvoiceToIssue,
  nowMs: number,
): Promise<Invoice> {
  const [earlier] = await tx
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.orderId, order.id),
        eq(invoices.type, 'invoice'),
        eq(invoices.periodStart, period.start),
      ),
    )
    .orderBy(desc(invoices.round))
    .limit(1);
  if (earlier && (await creditedNetOre(tx, earlier.id)) < earlier.netOre) {
    throw new Error(`The period is invoiced already, by ${earlier.number}`);
  }
  const facts = {
    issuedOn: toCalendarDate(nowMs),
    period,
    seller,
    buyer: {
      name: cleanText(order.organizationName),
      organizationNumber: order.organizationNumber,
    },
    customerReference: cleanText(order.customerReference) || null,
    language: 'no' as const,
    lines,
  };
  const round = earlier ? earlier.round + 1 : 0;
  return storeWithNextNumber(tx, { order, creditsId: null, round, nowMs }, (number) =>
    makeInvoice(number, facts),
  );
}
