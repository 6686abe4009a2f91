import 'server-only';
import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import type { OfficeCreditNotePage, OfficeInvoice } from '@/lib/contracts/billing/office';
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
import { creditableNetOre } from '../invoices/credit-invoice';
import { readInvoice } from '../invoices/read-invoice';
import { toPayer } from '../overview/school-plan';
import { findPayingOrder } from './credit-invoice';
import type { OfficeClerk } from '@/lib/server/auth/office-clerk';
import { readStanding } from '@/lib/server/access/standing';
import { hasStoppedUnpaid } from '../payments/stop-chasing';
import { checkId, readGivenUp, toDelivery, toSettlement } from './office-rows';

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

export async function readOfficeInvoice(
  db: Queryable,
  _clerk: OfficeClerk,
  id: string,
  nowMs: number,
): Promise<OfficeInvoice> {
  const [found] = await db
    .select({
      row: invoices,
      delivery: invoiceDeliveries,
      schoolId: schools.id,
      schoolName: schools.name,
    })
    .from(invoices)
    .innerJoin(schoolOrders, eq(schoolOrders.id, invoices.orderId))
    .innerJoin(schools, eq(schools.id, schoolOrders.schoolId))
    .leftJoin(invoiceDeliveries, eq(invoiceDeliveries.invoiceId, invoices.id))
    .where(and(eq(invoices.id, checkId(id)), eq(invoices.type, 'invoice')));
  if (!found) throw new AppError('notFound');
  const { row, delivery, schoolId, schoolName } = found;
  const balance = await readInvoiceBalance(db, schoolId, row.id);
  const { number, kid, buyer, customerReference, issuedOn, dueOn, lines, period } =
    (await readInvoice(db, row)) as Invoice;
  const creditNotes = await readCreditNotes(db, row.id);
  const creditedOre = creditNotes.reduce((total, { note }) => total + note.totalOre, 0);
  const { netOre, vatOre, totalOre } = row;
  const { leftOre, excessOre, isOpen } = balance;
  const agreement = (await readStanding(db, schoolId))?.agreement;
  return {
    id: row.id,
    ...{ number, kid, buyer, schoolName, customerReference, issuedOn, dueOn, period },
    issuedAt: row.createdAt.toISOString(),
    isOverdue: isOpen && dueOn < toCalendarDate(nowMs),
    lines: lines.map(({ description, netOre: net }) => ({ description, netOre: net })),
    ...{ netOre, vatOre, totalOre },
    creditableNetOre: Math.max(0, await creditableNetOre(db, row)),
    payer: toPayer(await findPayingOrder(db, row, toCalendarDate(nowMs))),
    bookedLeftOre: leftOre - excessOre,
    chasingStopEndsAgreement:
      isOpen && !!agreement && (await hasStoppedUnpaid(db, { id: row.id, leftOre }, agreement.id)),
    settlement: toSettlement({
      ...{ totalOre, creditedOre, leftOre, excessOre },
      givenUpOre: (await readGivenUp(db, [row.id])).get(row.id) ?? 0,
    }),
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

export async function readOfficeCreditNote(
  db: Queryable,
  _clerk: OfficeClerk,
  id: string,
): Promise<OfficeCreditNotePage> {
  const [found] = await db
    .select({ row: invoices, delivery: invoiceDeliveries, schoolName: schools.name })
    .from(invoices)
    .innerJoin(schoolOrders, eq(schoolOrders.id, invoices.orderId))
    .innerJoin(schools, eq(schools.id, schoolOrders.schoolId))
    .leftJoin(invoiceDeliveries, eq(invoiceDeliveries.invoiceId, invoices.id))
    .where(and(eq(invoices.id, checkId(id)), eq(invoices.type, 'creditNote')));
  if (!found) throw new AppError('notFound');
  const { row, delivery, schoolName } = found;
  const note = (await readInvoice(db, row)) as CreditNote;
  const { number, buyer, issuedOn, period, netOre, vatOre, totalOre } = note;
  return {
    ...{ id: row.id, number, buyer, schoolName, issuedOn, period, netOre, vatOre, totalOre },
    invoice: { id: row.creditsId!, number: note.credits.number },
    lines: note.lines.map(({ description, netOre: net }) => ({ description, netOre: net })),
    delivery: delivery && toDelivery(delivery),
  };
}

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

async function readInvoiceBalance(db: Queryable, schoolId: string, invoiceId: string) {
  const [balance] = await db
    .select()
    .from(invoiceBalances)
    .where(and(eq(invoiceBalances.schoolId, schoolId), eq(invoiceBalances.invoiceId, invoiceId)));
  return balance!;
}

async function readPayments(db: Queryable, invoiceId: string): Promise<OfficeInvoice['payments']> {
  const rows = await db
    .select()
    .from(payments)
    .where(eq(payments.invoiceId, invoiceId))
    .orderBy(asc(payments.createdAt), asc(payments.reference));
  return rows.map(({ reference, amountOre, day: paidOn, registeredBy, createdAt }) => ({
    ...{ reference, amountOre, paidOn, registeredBy },
    registeredAt: createdAt.toISOString(),
  }));
}
