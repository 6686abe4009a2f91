import 'server-only';
import { eq } from 'drizzle-orm';
import { toCalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import type { Queryable } from '@/lib/db/client';
import { invoices, schoolOrders } from '@/lib/db/schema/tables';
import { catchUp, changeSubscription } from './apply-event';
import { lockSubscription, storeSubscription, type SubscriptionRow } from './subscription-row';
import { unpaidSince } from './unpaid-invoices';

/**
 * Locks the subscription of an invoice's school. A transaction that credits an invoice or registers its payment calls
 * this before it locks anything else of the invoice.
 */
export async function lockSubscriptionOfInvoice(
  tx: Queryable,
  invoiceId: string,
  nowMs: number,
): Promise<SubscriptionRow> {
  const [found] = await tx
    .select({ schoolId: schoolOrders.schoolId })
    .from(invoices)
    .innerJoin(schoolOrders, eq(schoolOrders.id, invoices.orderId))
    .where(eq(invoices.id, invoiceId));
  if (!found) throw new Error(`There is no invoice ${invoiceId}`);
  return lockSubscription(tx, found.schoolId, nowMs);
}

/**
 * Brings a subscription to what is left to pay of its invoices, in the transaction that registers a payment or takes one
 * back. The subscription goes on once nothing of it is overdue. A repeat changes nothing.
 */
export async function invoicePaid(tx: Queryable, invoiceId: string, nowMs: number): Promise<void> {
  await countWhatIsOwed(tx, await lockSubscriptionOfInvoice(tx, invoiceId, nowMs), nowMs);
}

/**
 * As `invoicePaid`, for a subscription that the caller has locked. One that stopped for money and whose period is over has
 * ended, also where the daily run is late: a payment brings back no more than the period that it is for.
 */
export async function countWhatIsOwed(
  tx: Queryable,
  locked: SubscriptionRow,
  nowMs: number,
): Promise<void> {
  const row = locked.state === 'suspended' ? await catchUp(tx, locked, nowMs) : locked;
  const unpaid = await unpaidSince(tx, row.schoolId);
  const counted = { ...row, unpaidSince: unpaid };
  const isOverdue = unpaid !== null && unpaid < toCalendarDate(nowMs);
  const changed = isOverdue ? null : await changeSubscription(tx, counted, { on: 'pays' }, nowMs);
  await storeSubscription(tx, changed ?? counted);
}
