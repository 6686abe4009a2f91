import 'server-only';
import { eq } from 'drizzle-orm';
import { billingPeriod } from '@/lib/core/billing/calendar/billing-period';
import { toCalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import { upgradeWithinPeriod } from '@/lib/core/billing/invoice/pro-rata';
import type { Queryable } from '@/lib/db/client';
import { schoolOrders } from '@/lib/db/schema/tables';
import { creditInvoice } from '../invoices/credit-invoice';
import { issueInvoice } from '../invoices/issue-invoice';
import { toPlan, upgradeLine } from '../invoices/line-texts';
import { requireSeller } from '../invoices/seller';
import { findRunningInvoice, leftToCredit } from './find-running-invoice';
import { issueNextInvoice } from './issue-next-invoice';
import type { SubscriptionRow } from './subscription-row';
import { unpaidSince } from './unpaid-invoices';

type OrderRow = typeof schoolOrders.$inferSelect;

/**
 * Moves a running period to the plan of a new order, whose price is that of a whole period: credits the unused days of
 * the old plan, as far as the office has not credited them, and charges the same days of the new one. Invoices of later periods are credited before.
 */
export async function changePlan(
  tx: Queryable,
  row: SubscriptionRow,
  order: OrderRow,
  nowMs: number,
): Promise<SubscriptionRow> {
  const today = toCalendarDate(nowMs);
  const changed = { orderId: order.id, tierId: order.tierId };
  const isInvoiced = row.lastInvoicedDay !== null && row.lastInvoicedDay >= row.lastPeriodDay!;
  // Nothing was charged for the period yet, and no day of it is used: it is charged on the new plan alone.
  if (!isInvoiced && today <= row.firstPeriodDay!) return { ...row, ...changed };
  const current = isInvoiced ? row : await issueNextInvoice(tx, row, nowMs);

  const [old] = await tx.select().from(schoolOrders).where(eq(schoolOrders.id, current.orderId!));
  const oldInvoice = await findRunningInvoice(tx, current, today);
  if (!oldInvoice) throw new Error(`Order ${old!.id} has no invoice of its running period`);
  const period = billingPeriod(current.anchor!, current.periodMonths, current.periodIndex);
  const { rest, creditNetOre, chargeNetOre } = upgradeWithinPeriod(
    period,
    old!.netOre,
    order.netOre,
    today,
  );
  const line = (kind: 'unused' | 'rest', tierId: string, netOre: number) =>
    upgradeLine('no', toPlan(tierId), kind, rest, netOre);
  const unusedNetOre = Math.min(creditNetOre, await leftToCredit(tx, oldInvoice));
  if (unusedNetOre > 0) {
    const unused = [line('unused', old!.tierId, unusedNetOre)];
    await creditInvoice(tx, oldInvoice, { period: rest, lines: unused }, nowMs);
  }
  const charged = [line('rest', order.tierId, chargeNetOre)];
  await issueInvoice(tx, { order, period: rest, lines: charged, seller: requireSeller() }, nowMs);
  return { ...current, ...changed, unpaidSince: await unpaidSince(tx, row.schoolId) };
}
