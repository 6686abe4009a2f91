import 'server-only';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  invoicePageSize,
  type InvoicePage,
  type ListedInvoice,
} from '@/lib/contracts/billing/billing';
import { toCalendarDate, type CalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import type { Queryable } from '@/lib/db/client';
import { invoiceBalances, invoiceDeliveries, invoices, writeOffs } from '@/lib/db/schema/tables';
import { findSchoolOfAdmin } from '@/lib/server/access/find-school';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { toPage, type PageCursor } from '@/lib/server/database/page-cursor';
import { AppError } from '@/lib/server/errors/app-error';
import { creditedOre } from '../office/office-rows';
import { ofSchool } from './find-invoice';

const credited = alias(invoices, 'credited');

const isNumber = (key: string) => /^\d{1,9}$/.test(key);

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
    .select({
      invoice: invoices,
      leftOre: invoiceBalances.leftOre,
      isOpen: invoiceBalances.isOpen,
      delivery: invoiceDeliveries,
      invoiceNumber: credited.number,
      creditedOre,
      isGivenUp: sql<boolean>`${writeOffs.invoiceId} is not null`,
    })
    .from(invoices)
    .leftJoin(
      invoiceBalances,
      and(eq(invoiceBalances.schoolId, school.id), eq(invoiceBalances.invoiceId, invoices.id)),
    )
    .leftJoin(invoiceDeliveries, eq(invoiceDeliveries.invoiceId, invoices.id))
    .leftJoin(credited, eq(credited.id, invoices.creditsId))
    .leftJoin(writeOffs, eq(writeOffs.invoiceId, invoices.id))
    .where(and(ofSchool(db, school.id), after ? lt(invoices.number, Number(after.key)) : undefined))
    .orderBy(desc(invoices.number))
    .limit(invoicePageSize + 1);
  const { rows, next } = toPage(found, invoicePageSize, ({ invoice }) => ({
    key: String(invoice.number),
    id: invoice.id,
  }));
  const today = toCalendarDate(nowMs);
  return {
    entries: rows.map(({ invoice: row, leftOre, isOpen, delivery, invoiceNumber, ...sums }) => ({
      ...{ id: row.id, type: row.type, number: row.number, invoiceNumber },
      issuedOn: row.issuedOn,
      dueOn: row.dueOn,
      status: toStatus(row, { ...sums, isOpen, today }),
      totalOre: row.totalOre,
      leftOre,
      periodStart: row.periodStart,
      periodEnd: row.periodEnd,
      delivery: delivery && isOpen !== false ? toProblem(delivery) : null,
    })),
    next,
  };
}

function toProblem(delivery: typeof invoiceDeliveries.$inferSelect): ListedInvoice['delivery'] {
  const { emailAddress, deliveredAt, refusedAt, attempts, nextTryAt, insteadOf } = delivery;
  const isToAdmin = insteadOf?.to === 'admin';
  const address = isToAdmin ? insteadOf.emailAddress : emailAddress;
  const none = { address, sentTo: null, nextTryAt: null };
  if (refusedAt && !deliveredAt) return { ...none, problem: 'failed' };
  if (isToAdmin) return { ...none, problem: 'toAdmin', sentTo: emailAddress };
  if (deliveredAt || attempts === 0) return null;
  return { ...none, problem: 'retried', nextTryAt: nextTryAt.toISOString() };
}

function toStatus(
  { dueOn, totalOre }: Pick<typeof invoices.$inferSelect, 'dueOn' | 'totalOre'>,
  facts: { isOpen: boolean | null; creditedOre: number; isGivenUp: boolean; today: CalendarDate },
): ListedInvoice['status'] {
  if (dueOn === null) return null;
  if (facts.creditedOre >= totalOre) return 'credited';
  if (!facts.isOpen) return facts.isGivenUp ? 'givenUp' : 'paid';
  return dueOn < facts.today ? 'overdue' : 'open';
}
