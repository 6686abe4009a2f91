import 'server-only';
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { invoicePageSize, type InvoicePage, type ListedInvoice } from '@/lib/contracts/billing';
import { toCalendarDate, type CalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import type { Queryable } from '@/lib/db/client';
import { invoiceBalances, invoices } from '@/lib/db/schema/tables';
import { findSchoolOfAdmin } from '@/lib/server/access/find-school';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { toPage, type PageCursor } from '@/lib/server/database/page-cursor';
import { AppError } from '@/lib/server/errors/app-error';
import { ofSchool } from './find-invoice';

/** A number of an invoice, as PostgreSQL's integer can hold it. */
const isNumber = (key: string) => /^\d{1,9}$/.test(key);

/** Reads a page of the invoices and credit notes of the admin's own school, the newest first. */
export async function listInvoices(
  db: Queryable,
  teacher: TeacherRow,
  schoolId: string,
  after: PageCursor | undefined,
  nowMs: number,
): Promise<InvoicePage> {
  const school = await findSchoolOfAdmin(db, teacher, schoolId);
  if (after && !isNumber(after.key)) throw new AppError('invalidRequest');
  const found = await db
    .select({ invoice: invoices, leftOre: invoiceBalances.leftOre })
    .from(invoices)
    .leftJoin(invoiceBalances, eq(invoiceBalances.invoiceId, invoices.id))
    .where(and(ofSchool(db, school.id), after ? lt(invoices.number, Number(after.key)) : undefined))
    .orderBy(desc(invoices.number))
    .limit(invoicePageSize + 1);
  const { rows, next } = toPage(found, invoicePageSize, ({ invoice }) => ({
    key: String(invoice.number),
    id: invoice.id,
  }));
  const credited = await creditedOre(
    db,
    rows.map(({ invoice }) => invoice.id),
  );
  const today = toCalendarDate(nowMs);
  return {
    entries: rows.map(({ invoice: row, leftOre }) => ({
      id: row.id,
      type: row.type,
      number: row.number,
      issuedOn: row.issuedOn,
      dueOn: row.dueOn,
      status: toStatus(row, { leftOre, creditedOre: credited.get(row.id) ?? 0, today }),
      totalOre: row.totalOre,
      periodStart: row.periodStart,
      periodEnd: row.periodEnd,
    })),
    next,
  };
}

/** Null for a credit note. */
function toStatus(
  { dueOn, totalOre }: Pick<typeof invoices.$inferSelect, 'dueOn' | 'totalOre'>,
  facts: { leftOre: number | null; creditedOre: number; today: CalendarDate },
): ListedInvoice['status'] {
  if (dueOn === null) return null;
  if (facts.creditedOre >= totalOre) return 'credited';
  if (facts.leftOre !== null && facts.leftOre <= 0) return 'paid';
  return dueOn < facts.today ? 'overdue' : 'open';
}

/** What credit notes have taken back, in øre with VAT, by the id of the invoice. */
async function creditedOre(db: Queryable, ids: string[]) {
  if (ids.length === 0) return new Map<string, number>();
  const sums = await db
    .select({
      id: invoices.creditsId,
      totalOre: sql<number>`sum(${invoices.totalOre})::int`,
    })
    .from(invoices)
    .where(inArray(invoices.creditsId, ids))
    .groupBy(invoices.creditsId);
  return new Map(sums.map(({ id, totalOre }) => [id!, totalOre]));
}
