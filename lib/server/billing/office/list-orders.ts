import 'server-only';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { officePageSize, type OfficeOrderPage } from '@/lib/contracts/billing/office';
import type { Queryable } from '@/lib/db/client';
import { invoices, schoolOrders, schools } from '@/lib/db/schema/tables';
import { toPage, type PageCursor } from '@/lib/server/database/page-cursor';
import type { OfficeClerk } from '@/lib/server/auth/office-clerk';
import { checkMoment } from './office-rows';

/** Reads a page of schools' orders with their invoices, the latest order first. */
export async function listOrders(
  db: Queryable,
  _clerk: OfficeClerk,
  after: PageCursor | undefined,
): Promise<OfficeOrderPage> {
  const { createdAt, id } = schoolOrders;
  // JavaScript has no microseconds, without which rows would be left out or come twice.
  const moment = sql<string>`to_char(${createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
  const found = await db
    .select({ order: schoolOrders, schoolName: schools.name, moment })
    .from(schoolOrders)
    .innerJoin(schools, eq(schools.id, schoolOrders.schoolId))
    .where(
      after &&
        sql`(${createdAt}, ${id}) < (${checkMoment(after.key, 6)}::timestamptz, ${after.id}::uuid)`,
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(officePageSize + 1);
  const { rows, next } = toPage(found, officePageSize, ({ order, moment: key }) => ({
    key,
    id: order.id,
  }));
  const made = await invoicesOf(
    db,
    rows.map(({ order }) => order.id),
  );
  return {
    orders: rows.map(({ order, schoolName }) => ({
      id: order.id,
      schoolId: order.schoolId,
      schoolName,
      organizationName: order.organizationName,
      organizationNumber: order.organizationNumber,
      tierId: order.tierId,
      totalOre: order.totalOre,
      invoiceType: order.invoiceType,
      orderedAt: order.createdAt.toISOString(),
      invoices: made
        .filter(({ orderId }) => orderId === order.id)
        .map(({ id, number }) => ({ id, number })),
    })),
    next,
  };
}

function invoicesOf(db: Queryable, orderIds: string[]) {
  const { id, number, orderId, type } = invoices;
  return db
    .select({ id, number, orderId })
    .from(invoices)
    .where(and(inArray(orderId, orderIds), eq(type, sql`'invoice'`)))
    .orderBy(asc(number));
}
