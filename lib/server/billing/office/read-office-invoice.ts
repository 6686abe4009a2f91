import 'server-only';
import { and, asc, eq, or } from 'drizzle-orm';
import type { OfficeDocument, OfficeInvoice } from '@/lib/contracts/billing/office';
import { toCalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import type { CreditNote, Invoice } from '@/lib/core/billing/invoice/invoice';
import type { Queryable } from '@/lib/db/client';
import {
  invoiceDeliveries,
  invoices,
  schoolOrders,
  schools,
  writeOffs,
} from '@/lib/db/schema/tables';
import { readBillingState } from '@/lib/server/access/billing-state';
import type { OfficeClerk } from '@/lib/server/auth/office-clerk';
import { AppError } from '@/lib/server/errors/app-error';
import { creditableNetOre } from '../invoices/credit-invoice';
import { readInvoice } from '../invoices/read-invoice';
import { toPayer } from '../overview/payer';
import { readInvoiceBalance } from '../receivables/balances';
import { hasStoppedUnpaid } from '../payments/stop-chasing';
import { orderToBill } from '../agreement/bill';
import { checkId, creditedOre, toDelivery, toSettlement } from './office-rows';
import { readHistory } from './read-history';

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
      schoolId: schools.id,
      schoolName: schools.name,
      creditedOre,
      givenUpOre: writeOffs.amountOre,
    })
    .from(invoices)
    .innerJoin(schoolOrders, eq(schoolOrders.id, invoices.orderId))
    .innerJoin(schools, eq(schools.id, schoolOrders.schoolId))
    .leftJoin(writeOffs, eq(writeOffs.invoiceId, invoices.id))
    .where(and(eq(invoices.id, checkId(id)), eq(invoices.type, 'invoice')));
  if (!found) throw new AppError('notFound');
  const { row, schoolId } = found;
  const { leftOre, excessOre, isOpen } = (await readInvoiceBalance(db, schoolId, row.id))!;
  const today = toCalendarDate(nowMs);
  const { totalOre } = row;
  const dueOn = row.dueOn!;
  const billingState = await readBillingState(db, schoolId);
  const { agreement } = billingState;
  return {
    id: row.id,
    number: row.number,
    buyerName: row.buyer.name,
    schoolName: found.schoolName,
    dueOn,
    totalOre,
    isOverdue: isOpen && dueOn < today,
    settlement: toSettlement({ ...found, totalOre, leftOre, excessOre }),
    organizationNumber: row.buyer.organizationNumber,
    kid: row.kid,
    customerReference: row.customerReference,
    creditableNetOre: Math.max(0, await creditableNetOre(db, row)),
    bookedLeftOre: leftOre - excessOre,
    chasingStopEndsAgreement:
      isOpen && !!agreement && (await hasStoppedUnpaid(db, { id: row.id, leftOre }, agreement.id)),
    payer: toPayer(orderToBill(billingState, row, today)),
    documents: await readDocuments(db, row.id),
    history: await readHistory(db, row.id),
  };
}

async function readDocuments(db: Queryable, invoiceId: string): Promise<OfficeDocument[]> {
  const rows = await db
    .select({ row: invoices, delivery: invoiceDeliveries })
    .from(invoices)
    .leftJoin(invoiceDeliveries, eq(invoiceDeliveries.invoiceId, invoices.id))
    .where(or(eq(invoices.id, invoiceId), eq(invoices.creditsId, invoiceId)))
    .orderBy(asc(invoices.number));
  const documents: OfficeDocument[] = [];
  for (const { row, delivery } of rows) {
    const { type, number, issuedOn, totalOre, period, lines } = await readInvoice(db, row);
    documents.push({
      id: row.id,
      type,
      number,
      issuedOn,
      totalOre,
      period,
      lines: lines.map(({ description, netOre }) => ({ description, netOre })),
      delivery: delivery && toDelivery(delivery),
    });
  }
  return documents;
}
