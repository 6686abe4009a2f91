import 'server-only';
import { and, asc, desc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Office } from '@/lib/contracts/billing/office';
import type { CalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import type { Queryable } from '@/lib/db/client';
import {
  invoiceBalances,
  invoiceDeliveries,
  invoices,
  openEntries,
  schoolOrders,
  schools,
} from '@/lib/db/schema/tables';

/** Rows of each list that are shown; the others follow once these are dealt with. */
const shown = 20;

/** Reads closed schools with money to their credit, which is to be paid back, the largest amount first. */
export async function readClosedCredits(db: Queryable): Promise<Office['credits']> {
  const creditOre = sql<number>`sum(${openEntries.leftOre})::int`;
  const rows = await db
    .select({ id: schools.id, name: schools.name, creditOre })
    .from(openEntries)
    .innerJoin(schools, eq(schools.id, openEntries.schoolId))
    .where(
      and(
        openEntries.isCredit,
        gt(openEntries.leftOre, 0),
        sql`not exists (select 1 from teachers t where t.school_id = ${schools.id})`,
      ),
    )
    .groupBy(schools.id)
    .orderBy(desc(creditOre), asc(schools.id));
  return { count: rows.length, schools: rows.slice(0, shown) };
}

/**
 * Reads overdue invoices whose plan has not stopped and of which nobody can be reminded: the school has no admin, and the
 * invoice went to no e-mail address. The oldest due day comes first.
 */
export async function readUnreachable(
  db: Queryable,
  today: CalendarDate,
): Promise<Office['unreachable']> {
  const { invoiceId, number, dueOn, leftOre } = invoiceBalances;
  const rows = await db
    .select({ id: invoiceId, number, dueOn, leftOre, buyer: invoices.buyer })
    .from(invoiceBalances)
    .innerJoin(invoices, eq(invoices.id, invoiceId))
    .innerJoin(invoiceDeliveries, eq(invoiceDeliveries.invoiceId, invoiceId))
    .innerJoin(schoolOrders, eq(schoolOrders.id, invoices.orderId))
    .where(
      and(
        gt(leftOre, 0),
        lt(dueOn, today),
        and(isNotNull(invoiceDeliveries.deliveredAt), isNull(invoiceDeliveries.emailAddress)),
        sql`not exists (select 1 from admins a where a.school_id = ${schoolOrders.schoolId})`,
        sql`not exists (select 1 from dunning_steps d where d.invoice_id = ${invoiceId}
          and d.step = 'stopped' and not d.is_over)`,
      ),
    )
    .orderBy(asc(dueOn), asc(invoiceId));
  return {
    count: rows.length,
    invoices: rows.slice(0, shown).map(({ buyer, ...row }) => ({ ...row, buyerName: buyer.name })),
  };
}
