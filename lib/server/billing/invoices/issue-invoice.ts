import 'server-only';
import { and, asc, eq, inArray } from 'drizzle-orm';
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
import { storeWithNextNumbers } from './store-invoice';

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
  invoice: InvoiceToIssue,
  nowMs: number,
): Promise<Invoice> {
  const [issued] = await issueInvoices(tx, [invoice], nowMs);
  return issued!;
}

/** As `issueInvoice`, for invoices of different orders, which get their numbers in this order. */
export async function issueInvoices(
  tx: Queryable,
  toIssue: InvoiceToIssue[],
  nowMs: number,
): Promise<Invoice[]> {
  const rounds = await findRounds(tx, toIssue);
  const drafts = toIssue.map(({ order, period, lines, seller }) => {
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
    const make = (number: number) => makeInvoice(number, facts);
    return { order, creditsId: null, round: rounds.get(order.id) ?? 0, make };
  });
  return storeWithNextNumbers(tx, drafts, nowMs);
}

/** How many invoices of its period were credited before, by order. */
async function findRounds(tx: Queryable, toIssue: InvoiceToIssue[]): Promise<Map<string, number>> {
  const starts = new Map(toIssue.map(({ order, period }) => [order.id, period.start]));
  const isOfPeriod = and(
    inArray(invoices.orderId, [...starts.keys()]),
    inArray(invoices.periodStart, [...new Set(starts.values())]),
    eq(invoices.type, 'invoice'),
  );
  const found = await tx.select().from(invoices).where(isOfPeriod).orderBy(asc(invoices.round));
  const earlier = found.filter((row) => starts.get(row.orderId) === row.periodStart);
  const latest = new Map(earlier.map((row) => [row.orderId, row]));
  for (const { id, netOre, number } of latest.values()) {
    if ((await creditedNetOre(tx, id)) < netOre) {
      throw new Error(`The period is invoiced already, by ${number}`);
    }
  }
  return new Map([...latest].map(([orderId, { round }]) => [orderId, round + 1]));
}
