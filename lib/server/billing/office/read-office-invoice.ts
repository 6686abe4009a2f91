import 'server-only';
import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import type { OfficeInvoice } from '@/lib/contracts/office';
import { toCalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import type { CreditNote, Invoice } from '@/lib/core/billing/invoice/invoice';
import type { Queryable } from '@/lib/db/client';
import {
  invoiceBalances,
  invoiceDeliveries,
  invoiceLines,
  invoices,
  payments,
  schoolOrders,
  schools,
} from '@/lib/db/schema/tables';
import { AppError } from '@/lib/server/errors/app-error';
import { readInvoice } from '../invoices/read-invoice';
import type { OfficeClerk } from './office-clerk';
import { checkId, toDelivery, toSettlement } from './office-rows';

/** Reads an issued invoice or credit note, to be downloaded. Throws `notFound` for an id that names none. */
export async function readDocument(
  db: Queryable,
  _clerk: OfficeClerk,
  id: string,
): Promise<Invoice | CreditNote> {
  const [row] = await db
    .select()
    .from(invoices)
    .where(eq(invoices.id, checkId(id)));
  if (!row) throw new AppError('notFound');
  return readInvoice(db, row);
}

/** Reads an invoice with its payments and credit notes. Throws `notFound` for what is no invoice. */
export async function readOfficeInvoice(
  db: Queryable,
  _clerk: OfficeClerk,
  id: string,
  nowMs: number,
): Promise<OfficeInvoice> {
  const [found] = await db
    .select({
      row: invoices,
      balance: invoiceBalances,
      delivery: invoiceDeliveries,
      schoolName: schools.name,
    })
    .from(invoices)
    .innerJoin(invoiceBalances, eq(invoiceBalances.invoiceId, invoices.id))
    .innerJoin(schoolOrders, eq(schoolOrders.id, invoices.orderId))
    .innerJoin(schools, eq(schools.id, schoolOrders.schoolId))
    .leftJoin(invoiceDeliveries, eq(invoiceDeliveries.invoiceId, invoices.id))
    .where(eq(invoices.id, checkId(id)));
  if (!found) throw new AppError('notFound');
  const { row, balance, delivery, schoolName } = found;
  const { number, kid, buyer, customerReference, issuedOn, dueOn, lines, period } =
    (await readInvoice(db, row)) as Invoice;
  const creditNotes = await readCreditNotes(db, row.id);
  const sum = (key: 'netOre' | 'totalOre') =>
    creditNotes.reduce((total, { note }) => total + note[key], 0);
  const { netOre, vatOre, totalOre } = row;
  const { leftOre } = balance;
  return {
    id: row.id,
    ...{ number, kid, buyer, schoolName, customerReference, issuedOn, dueOn, period },
    issuedAt: row.createdAt.toISOString(),
    isOverdue: leftOre > 0 && dueOn < toCalendarDate(nowMs),
    lines: lines.map(({ description, netOre: net }) => ({ description, netOre: net })),
    ...{ netOre, vatOre, totalOre },
    creditableNetOre: netOre - sum('netOre'),
    bookedLeftOre: leftOre,
    settlement: toSettlement({ totalOre, creditedOre: sum('totalOre'), leftOre }),
    delivery: delivery && toDelivery(delivery),
    payments: await readPayments(db, row.id),
    creditNotes: creditNotes.map(({ note, delivery: sent, reason }) => ({
      id: note.id,
      number: note.number,
      issuedOn: note.issuedOn,
      issuedAt: note.createdAt.toISOString(),
      totalOre: note.totalOre,
      reason: reason ?? '',
      delivery: sent && toDelivery(sent),
    })),
  };
}

/** Those of an invoice in the order of their numbers, with their deliveries and first lines. */
function readCreditNotes(db: Queryable, invoiceId: string) {
  return db
    .select({
      note: getTableColumns(invoices),
      delivery: invoiceDeliveries,
      reason: invoiceLines.description,
    })
    .from(invoices)
    .leftJoin(invoiceDeliveries, eq(invoiceDeliveries.invoiceId, invoices.id))
    .leftJoin(
      invoiceLines,
      and(eq(invoiceLines.invoiceId, invoices.id), eq(invoiceLines.position, 0)),
    )
    .where(eq(invoices.creditsId, invoiceId))
    .orderBy(asc(invoices.number));
}

async function readPayments(db: Queryable, invoiceId: string): Promise<OfficeInvoice['payments']> {
  const rows = await db
    .select()
    .from(payments)
    .where(eq(payments.invoiceId, invoiceId))
    .orderBy(asc(payments.createdAt), asc(payments.id));
  return rows.flatMap(({ id, amountOre, paidOn, source, registeredBy, createdAt }) => {
    if (source === 'takenBack') return [];
    const counter = rows.find(({ reversesId }) => reversesId === id);
    return {
      ...{ id, amountOre, paidOn, source, registeredBy },
      registeredAt: createdAt.toISOString(),
      takenBack: counter ? { by: counter.registeredBy, at: counter.createdAt.toISOString() } : null,
    };
  });
}
