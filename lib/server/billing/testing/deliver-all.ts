import { and, isNull, ne } from 'drizzle-orm';
import { toCalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import type { Database } from '@/lib/db/client';
import { dunning, invoiceDeliveries } from '@/lib/db/schema/tables';

export async function deliverDocuments(db: Database, nowMs: number): Promise<void> {
  await db
    .update(invoiceDeliveries)
    .set({ deliveredAt: new Date(nowMs) })
    .where(isNull(invoiceDeliveries.deliveredAt));
}

export async function deliverReminders(db: Database, nowMs: number): Promise<void> {
  await db
    .update(dunning)
    .set({ deliveredOn: toCalendarDate(nowMs) })
    .where(and(isNull(dunning.deliveredOn), ne(dunning.step, 'stopped')));
}
