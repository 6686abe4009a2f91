import 'server-only';
import { and, asc, desc, eq, gt, gte, inArray, lt, not, sql, type SQL } from 'drizzle-orm';
import {
  officePageSize,
  type InvoiceState,
  type OfficeInvoiceRow,
} from '@/lib/contracts/billing/office';
import { toCalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import type { Queryable } from '@/lib/db/client';
import {
  invoiceBalances,
  invoiceDeliveries,
  invoices,
  invoiceSearch,
  schoolOrders,
  schools,
  writeOffs,
} from '@/lib/db/schema/tables';
import type { OfficeClerk } from '@/lib/server/auth/office-clerk';
import { toPage, type PageCursor } from '@/lib/server/database/page-cursor';
import { AppError } from '@/lib/server/errors/app-error';
import { isFound } from './is-found';
import { balanceOfInvoice, creditedOre, isRefused, toSettlement } from './office-rows';

interface Wanted {
  search: string;
  state: InvoiceState;
  after: PageCursor | undefined;
}

export async function listInvoices(
  db: Queryable,
  _clerk: OfficeClerk,
  { search, state, after }: Wanted,
  nowMs: number,
): Promise<{ invoices: OfficeInvoiceRow[]; next: string | null }> {
  const today = toCalendarDate(nowMs);
  const { number } = invoiceSearch;
  const isOldestFirst = state === 'due' || state === 'overdue';
  const beyond = isOldestFirst ? gt : lt;
  const isOpen = inArray(
    invoiceSearch.invoiceId,
    db
      .select({ id: invoiceBalances.invoiceId })
      .from(invoiceBalances)
      .where(sql`${invoiceBalances.isOpen}`),
  );
  const states: Record<InvoiceState, SQL | undefined> = {
    all: undefined,
    due: and(isOpen, gte(invoiceSearch.dueOn, today)),
    overdue: and(isOpen, lt(invoiceSearch.dueOn, today)),
    settled: not(isOpen),
  };
  const found = await db
    .select({
      id: invoiceSearch.invoiceId,
      number,
      dueOn: invoiceSearch.dueOn,
      buyer: invoices.buyer,
      schoolName: schools.name,
      totalOre: invoices.totalOre,
      balance: balanceOfInvoice,
      creditedOre,
      givenUpOre: writeOffs.amountOre,
      isDeliveryRefused: sql<boolean>`coalesce(${isRefused}, false)`,
    })
    .from(invoiceSearch)
    .innerJoin(invoices, eq(invoices.id, invoiceSearch.invoiceId))
    .innerJoin(schoolOrders, eq(schoolOrders.id, invoices.orderId))
    .innerJoin(schools, eq(schools.id, schoolOrders.schoolId))
    .leftJoin(writeOffs, eq(writeOffs.invoiceId, invoices.id))
    .leftJoin(invoiceDeliveries, eq(invoiceDeliveries.invoiceId, invoices.id))
    .where(and(isFound(search), states[state], after && beyond(number, toNumber(after))))
    .orderBy(isOldestFirst ? asc(number) : desc(number))
    .limit(officePageSize + 1);
  const { rows, next } = toPage(found, officePageSize, (row) => ({
    key: String(row.number),
    id: row.id,
  }));
  return {
    invoices: rows.map((row) => ({
      id: row.id,
      number: row.number,
      buyerName: row.buyer.name,
      schoolName: row.schoolName,
      dueOn: row.dueOn,
      totalOre: row.totalOre,
      isOverdue: row.balance.isOpen && row.dueOn < today,
      isDeliveryRefused: row.isDeliveryRefused,
      settlement: toSettlement({ ...row, ...row.balance }),
    })),
    next,
  };
}

function toNumber({ key }: PageCursor): number {
  if (!/^\d{1,9}$/.test(key)) throw new AppError('invalidRequest');
  return Number(key);
}
