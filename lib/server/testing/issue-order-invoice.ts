import { desc, eq } from 'drizzle-orm';
import { billingPeriod } from '@/lib/core/billing/calendar/billing-period';
import { toCalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import type { Seller } from '@/lib/core/billing/invoice/invoice';
import type { Database } from '@/lib/db/client';
import { invoices, schoolOrders } from '@/lib/db/schema/tables';
import { issueInvoice } from '@/lib/server/billing/invoices/issue-invoice';
import { lockBillingState } from '@/lib/server/access/billing-state';
import { planLine } from '@/lib/server/billing/invoices/line-texts';

export function issueOrderInvoice(
  db: Database,
  orderId: string,
  seller: Seller,
  nowMs: number,
): Promise<typeof invoices.$inferSelect> {
  return db.transaction(async (tx) => {
    const [order] = await tx.select().from(schoolOrders).where(eq(schoolOrders.id, orderId));
    const { schoolName } = await lockBillingState(tx, order!.schoolId);
    const period = billingPeriod(toCalendarDate(order!.periodStart.getTime()), 12);
    const lines = [planLine('licence', order!.tierId, schoolName, period, order!.netOre, 'no')];
    await issueInvoice(tx, { order: order!, period, lines, seller, language: 'no' }, nowMs);
    const [row] = await tx
      .select()
      .from(invoices)
      .where(eq(invoices.orderId, orderId))
      .orderBy(desc(invoices.number))
      .limit(1);
    return row!;
  });
}
