import 'server-only';
import { inArray } from 'drizzle-orm';
import { billingPeriod, type BillingPeriod } from '@/lib/core/billing/calendar/billing-period';
import { periodLength } from '@/lib/core/billing/invoice/terms';
import type { Queryable } from '@/lib/db/client';
import { schoolOrders } from '@/lib/db/schema/tables';
import { issueInvoices } from '../invoices/issue-invoice';
import { periodLine, toPlan } from '../invoices/line-texts';
import { requireSeller } from '../invoices/seller';
import type { SubscriptionRow } from './subscription-row';

/** As `issueNextInvoices`, for one. */
export async function issueNextInvoice(
  tx: Queryable,
  row: SubscriptionRow,
  nowMs: number,
): Promise<SubscriptionRow> {
  const [issued] = await issueNextInvoices(tx, [row], nowMs);
  return issued!;
}

/**
 * Issues for each subscription the invoice of the period that runs or comes first, or of the next one if that is
 * invoiced. Returns the changed subscriptions in their order.
 */
export async function issueNextInvoices(
  tx: Queryable,
  rows: SubscriptionRow[],
  nowMs: number,
): Promise<SubscriptionRow[]> {
  if (rows.length === 0) return [];
  const seller = requireSeller();
  const ids = rows.map(({ orderId }) => orderId!);
  const found = await tx.select().from(schoolOrders).where(inArray(schoolOrders.id, ids));
  const orders = new Map(found.map((order) => [order.id, order]));
  const toIssue = rows.map((row) => {
    const order = orders.get(row.orderId!);
    if (!order) throw new Error(`The subscription of ${row.schoolId} has no order`);
    const period = periodToInvoice(row);
    const length = periodLength(row.periodMonths);
    const line = periodLine('no', toPlan(order.tierId), length, order.netOre);
    return { order, period, lines: [line], seller };
  });
  const issued = await issueInvoices(tx, toIssue, nowMs);
  return rows.map((row, index) => ({
    ...row,
    lastInvoicedDay: issued[index]!.period.end,
    unpaidSince: row.unpaidSince ?? issued[index]!.dueOn,
  }));
}

function periodToInvoice(row: SubscriptionRow): BillingPeriod {
  const { anchor, periodIndex, lastInvoicedDay, lastPeriodDay } = row;
  const isNext =
    lastInvoicedDay !== null && lastPeriodDay !== null && lastInvoicedDay >= lastPeriodDay;
  return billingPeriod(anchor!, row.periodMonths, isNext ? periodIndex + 1 : periodIndex);
}
