import 'server-only';
import { and, eq, gt, min } from 'drizzle-orm';
import type { CalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import type { Queryable } from '@/lib/db/client';
import { invoiceBalances, invoices, schoolOrders } from '@/lib/db/schema/tables';

/** Due date of the school's oldest invoice of which something is left to pay; null if there is none. */
export async function unpaidSince(tx: Queryable, schoolId: string): Promise<CalendarDate | null> {
  const [oldest] = await tx
    .select({ dueOn: min(invoiceBalances.dueOn) })
    .from(schoolOrders)
    .innerJoin(invoices, eq(invoices.orderId, schoolOrders.id))
    .innerJoin(invoiceBalances, eq(invoiceBalances.invoiceId, invoices.id))
    .where(and(eq(schoolOrders.schoolId, schoolId), gt(invoiceBalances.leftOre, 0)));
  return oldest?.dueOn ?? null;
}
