import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { toCalendarDate, type CalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import { invoiceFacts } from '@/lib/core/billing/testing/invoices';
import type { Database } from '@/lib/db/client';
import { agreements, schoolOrders } from '@/lib/db/schema/tables';
import { finish } from '@/lib/server/billing/agreement/change-agreement';
import { lockBillingState } from '@/lib/server/access/billing-state';
import { issueOrderInvoice } from './issue-order-invoice';
import { addSchool } from './test-school';

export const agreedNetOre = 1499_00;

export async function addOrder(
  db: Database,
  values: Partial<typeof schoolOrders.$inferInsert> = {},
): Promise<string> {
  const schoolId = values.schoolId ?? (await addSchool(db));
  const periodStart = values.periodStart ?? new Date('2026-11-30T23:30Z');
  const [agreement] = await db
    .insert(agreements)
    .values({ schoolId, anchor: toCalendarDate(periodStart.getTime()), periodMonths: 12 })
    .returning();
  const [order] = await db
    .insert(schoolOrders)
    .values({
      agreementId: agreement!.id,
      clientKey: randomUUID(),
      tierId: 'school_plan_m',
      lookupKey: 'school_plan_m_yearly',
      ...{ netOre: agreedNetOre, vatOre: 374_75, totalOre: 1873_75 },
      organizationName: 'Eksempel skole',
      organizationNumber: '987654325',
      invoiceType: 'ehf',
      customerReference: 'REF-4711',
      periodEnd: new Date('2027-11-30T23:30Z'),
      ...values,
      ...{ schoolId, periodStart },
    })
    .returning();
  return order!.id;
}

export async function addPlan(
  db: Database,
  schoolId: string,
  { tier = 's', endsOn = null }: { tier?: 's' | 'm' | 'l'; endsOn?: CalendarDate | null } = {},
): Promise<void> {
  const periodStart = new Date('2025-12-31T23:00Z');
  const tierId = `school_plan_${tier}`;
  const orderId = await addOrder(db, { schoolId, periodStart, tierId });
  const [order] = await db.select().from(schoolOrders).where(eq(schoolOrders.id, orderId));
  await db.update(agreements).set({ endsOn }).where(eq(agreements.id, order!.agreementId));
}

export async function addInvoice(db: Database, schoolId: string, nowMs: number): Promise<string> {
  const orderId = await addOrder(db, { schoolId, periodStart: new Date(nowMs) });
  return (await issueOrderInvoice(db, orderId, invoiceFacts.seller, nowMs)).id;
}

export async function addSubscription(
  db: Database,
  values: Partial<typeof schoolOrders.$inferInsert> = {},
  nowMs = Date.now(),
  periodMonths = 12,
): Promise<{ schoolId: string; orderId: string }> {
  const orderId = await addOrder(db, { periodStart: new Date(nowMs), ...values });
  const [order] = await db.select().from(schoolOrders).where(eq(schoolOrders.id, orderId));
  const { schoolId, agreementId } = order!;
  await db.update(agreements).set({ periodMonths }).where(eq(agreements.id, agreementId));
  await db.transaction(async (tx) => {
    await lockBillingState(tx, schoolId);
    await finish(tx, schoolId, nowMs);
  });
  return { schoolId, orderId };
}
