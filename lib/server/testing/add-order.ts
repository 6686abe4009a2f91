import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { toCalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import { invoiceFacts } from '@/lib/core/billing/testing/invoices';
import type { Database } from '@/lib/db/client';
import { schoolOrders } from '@/lib/db/schema/tables';
import { applyEvent } from '@/lib/server/billing/subscriptions/apply-event';
import { issueOrderInvoice } from './issue-order-invoice';
import { addSchool } from './test-school';

/** Stores an order of a new school for a year from 1 December 2026, to be invoiced by EHF unless the values differ. */
export async function addOrder(
  db: Database,
  values: Partial<typeof schoolOrders.$inferInsert> = {},
): Promise<string> {
  const [order] = await db
    .insert(schoolOrders)
    .values({
      schoolId: await addSchool(db),
      clientKey: randomUUID(),
      tierId: 'school_plan_m',
      lookupKey: 'school_plan_m_yearly',
      ...{ netOre: 1499_00, vatOre: 374_75, totalOre: 1873_75 },
      organizationName: 'Eksempel skole',
      organizationNumber: '987654325',
      invoiceType: 'ehf',
      customerReference: 'REF-4711',
      periodStart: new Date('2026-11-30T23:30Z'),
      periodEnd: new Date('2027-11-30T23:30Z'),
      ...values,
    })
    .returning();
  return order!.id;
}

/** Stores an order of the school and its invoice, and returns the invoice's id. */
export async function addInvoice(db: Database, schoolId: string, nowMs: number): Promise<string> {
  const orderId = await addOrder(db, { schoolId });
  return (await issueOrderInvoice(db, orderId, invoiceFacts.seller, nowMs)).id;
}

/** Stores an order of a new school and begins its subscription today, for a year that is not invoiced yet. */
export async function addSubscription(
  db: Database,
  values: Partial<typeof schoolOrders.$inferInsert> = {},
  nowMs = Date.now(),
): Promise<{ schoolId: string; orderId: string }> {
  const orderId = await addOrder(db, values);
  const [order] = await db.select().from(schoolOrders).where(eq(schoolOrders.id, orderId));
  const { schoolId } = order!;
  const event = { on: 'orders' as const, order: order!, anchor: toCalendarDate(nowMs), months: 12 };
  await db.transaction((tx) => applyEvent(tx, schoolId, event, nowMs));
  return { schoolId, orderId };
}
