import 'server-only';
import { and, asc, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Office } from '@/lib/contracts/billing/office';
import type { CalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import type { Queryable } from '@/lib/db/client';
import {
  invoiceBalances,
  invoiceDeliveries,
  invoices,
  schoolBalances,
  schools,
} from '@/lib/db/schema/tables';

const shown = 20;

export async function readClosedCredits(db: Queryable): Promise<Office['credits']> {
  const creditOre = sql<number>`-${schoolBalances.balanceOre}`;
  const rows = await db
    .select({ id: schools.id, name: schools.name, creditOre })
    .from(schoolBalances)
    .innerJoin(schools, eq(schools.id, schoolBalances.schoolId))
    .where(
      and(
        lt(schoolBalances.balanceOre, 0),
        sql`not exists (select 1 from teachers t where t.school_id = ${schools.id})`,
      ),
    )
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
    .where(
      and(
        invoiceBalances.isOpen,
        lt(dueOn, today),
        and(isNotNull(invoiceDeliveries.deliveredAt), isNull(invoiceDeliveries.emailAddress)),
        sql`not exists (select 1 from admins a where a.school_id = ${invoiceBalances.schoolId})`,
        sql`not exists (select 1 from dunning_steps d where d.invoice_id = ${invoiceId}
          and d.step = 'stopped')`,
      ),
    )
    .orderBy(asc(dueOn), asc(invoiceId));
  return {
    count: rows.length,
    invoices: rows.slice(0, shown).map(({ buyer, ...row }) => ({ ...row, buyerName: buyer.name })),
  };
}
