import 'server-only';
import { asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Office } from '@/lib/contracts/billing/office';
import { toCalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import type { Queryable } from '@/lib/db/client';
import { invoiceBalances, invoiceDeliveries, invoices } from '@/lib/db/schema/tables';
import { currentSeller } from '../invoices/seller';
import { sumOpen } from './list-invoices';
import type { OfficeClerk } from '@/lib/server/auth/office-clerk';
import { isRefused, toDelivery } from './office-rows';
import { readClosedCredits, readUnreachable } from './read-left-behind';

const shownDeliveries = 20;

export async function readOffice(
  db: Queryable,
  _clerk: OfficeClerk,
  nowMs: number,
): Promise<Office> {
  const today = toCalendarDate(nowMs);
  const open = await sumOpen(db, today);
  return {
    ...open,
    refused: await readDeliveries(db, isRefused!, desc(invoiceDeliveries.refusedAt)),
    retried: await readDeliveries(db, isRetried, asc(invoiceDeliveries.nextTryAt)),
    credits: await readClosedCredits(db),
    unreachable: await readUnreachable(db, today),
    hasSeller: currentSeller() !== null,
  };
}

/** Written as in the conditions of their indexes, so that PostgreSQL uses them. */
const isRetried = sql`(delivered_at is null and refused_at is null and withdrawn_at is null and ${invoiceDeliveries.attempts} > 0
  or instead_of ->> 'to' = 'admin' and delivered_at is not null
    and "invoice_deliveries"."invoice_id" in (select invoice_id from ${invoiceBalances} where is_open))`;

async function readDeliveries(db: Queryable, which: SQL, order: SQL): Promise<Office['refused']> {
  const count = await db.$count(invoiceDeliveries, which);
  const found = await db
    .select()
    .from(invoiceDeliveries)
    .innerJoin(invoices, eq(invoices.id, invoiceDeliveries.invoiceId))
    .where(which)
    .orderBy(order)
    .limit(shownDeliveries);
  const deliveries = found.map(({ invoices: row, invoice_deliveries: delivery }) => ({
    id: row.id,
    invoiceId: row.creditsId ?? row.id,
    number: row.number,
    type: row.type,
    buyerName: row.buyer.name,
    delivery: toDelivery(delivery),
  }));
  return { count, deliveries };
}
