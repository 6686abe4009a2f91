import 'server-only';
import { eq } from 'drizzle-orm';
import { billingPeriod } from '@/lib/core/billing/calendar/billing-period';
import { periodLength } from '@/lib/core/billing/invoice/terms';
import type { Queryable } from '@/lib/db/client';
import { schoolOrders } from '@/lib/db/schema/tables';
import { issueInvoice } from '../invoices/issue-invoice';
import { periodLine, toPlan } from '../invoices/line-texts';
import { requireSeller } from '../invoices/seller';
import type { SubscriptionRow } from './subscription-row';

/** Issues the invoice of the period that runs or comes first, or of the next one if that is invoiced. */
export async function issueNextInvoice(
  tx: Queryable,
  row: SubscriptionRow,
  nowMs: number,
): Promise<SubscriptionRow> {
  const [order] = await tx.select().from(schoolOrders).where(eq(schoolOrders.id, row.orderId!));
  if (!order) throw new Error(`The subscription of ${row.schoolId} has no order`);
  const { anchor, periodIndex, lastInvoicedDay, lastPeriodDay } = row;
  const isNext =
    lastInvoicedDay !== null && lastPeriodDay !== null && lastInvoicedDay >= lastPeriodDay;
  const period = billingPeriod(anchor!, row.periodMonths, isNext ? periodIndex + 1 : periodIndex);
  const length = periodLength(row.periodMonths);
  const line = periodLine('no', toPlan(order.tierId), length, order.netOre);
  const invoice = await issueInvoice(
    tx,
    { order, period, lines: [line], seller: requireSeller() },
    nowMs,
  );
  return {
    ...row,
    lastInvoicedDay: period.end,
    unpaidSince: row.unpaidSince ?? invoice.dueOn,
  };
}
