import 'server-only';
import { desc, eq } from 'drizzle-orm';
import type { Office } from '@/lib/contracts/office';
import { toCalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import type { Queryable } from '@/lib/db/client';
import { invoiceDeliveries, invoices } from '@/lib/db/schema/tables';
import { currentSeller } from '../invoices/seller';
import { sumOpen } from './list-invoices';
import type { OfficeClerk } from './office-clerk';
import { isRefused, toDelivery } from './office-rows';

/** Deliveries that are shown; the others follow once these are dealt with. */
const shownDeliveries = 20;

/** Reads what needs attention. */
export async function readOffice(
  db: Queryable,
  _clerk: OfficeClerk,
  nowMs: number,
): Promise<Office> {
  const open = await sumOpen(db, toCalendarDate(nowMs));
  const count = await db.$count(invoiceDeliveries, isRefused);
  const found = await db
    .select()
    .from(invoiceDeliveries)
    .innerJoin(invoices, eq(invoices.id, invoiceDeliveries.invoiceId))
    .where(isRefused)
    .orderBy(desc(invoiceDeliveries.refusedAt))
    .limit(shownDeliveries);
  const deliveries = found.map(({ invoices: row, invoice_deliveries: delivery }) => ({
    id: row.id,
    invoiceId: row.creditsId ?? row.id,
    number: row.number,
    type: row.type,
    buyerName: row.buyer.name,
    delivery: toDelivery(delivery),
  }));
  return { ...open, refused: { count, deliveries }, hasSeller: currentSeller() !== null };
}
