import 'server-only';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Closing } from '@/lib/contracts/account/account';
import { toCalendarDate, type CalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import type { Database, Queryable } from '@/lib/db/client';
import { invoiceDeliveries, invoices, schoolOrders } from '@/lib/db/schema/tables';
import { AppError } from '@/lib/server/errors/app-error';
import { readOpenInvoices } from '../receivables/open-invoices';
import { readBalance } from '../receivables/balances';
import { finish } from './change-agreement';
import { closeSchoolBilling } from './close-school-billing';

class Previewed extends Error {
  constructor(readonly closing: Closing) {
    super('Previewed');
  }
}

export async function previewClosing(
  db: Database,
  schoolId: string,
  nowMs: number,
): Promise<Closing | null> {
  if ((await db.$count(schoolOrders, eq(schoolOrders.schoolId, schoolId))) === 0) return null;
  try {
    return await db.transaction(async (tx) => {
      const before = (await listIds(tx, schoolId)).map(({ id }) => id);
      await closeSchoolBilling(tx, schoolId, nowMs);
      await billRest(tx, schoolId, nowMs);
      throw new Previewed(await readClosing(tx, schoolId, before, toCalendarDate(nowMs)));
    });
  } catch (error) {
    if (error instanceof Previewed) return error.closing;
    throw error;
  }
}

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

const listIds = (tx: Queryable, schoolId: string) =>
  tx
    .select({ id: invoices.id })
    .from(invoices)
    .innerJoin(schoolOrders, eq(schoolOrders.id, invoices.orderId))
    .where(eq(schoolOrders.schoolId, schoolId));

/**
 * Bills a school for a preview of its closing. A failure, for example without a seller, gives a preview without
 * invoices.
 */
async function billRest(tx: Transaction, schoolId: string, nowMs: number): Promise<void> {
  try {
    await tx.transaction((inner) => finish(inner, schoolId, nowMs, { isAct: false }));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}

async function readClosing(
  tx: Queryable,
  schoolId: string,
  before: string[],
  today: CalendarDate,
): Promise<Closing> {
  const open = await readOpenInvoices(tx, { schoolId });
  const notes = alias(invoices, 'notes');
  const made = await tx
    .select({ note: notes, invoice: invoices, withdrawnAt: invoiceDeliveries.withdrawnAt })
    .from(notes)
    .innerJoin(invoices, eq(invoices.id, notes.creditsId))
    .innerJoin(schoolOrders, eq(schoolOrders.id, notes.orderId))
    .leftJoin(invoiceDeliveries, eq(invoiceDeliveries.invoiceId, notes.id))
    .where(and(eq(schoolOrders.schoolId, schoolId), inArray(invoices.id, before)))
    .orderBy(asc(notes.number));
  return {
    toPay: open.map(({ invoice, openOre }) => ({
      number: before.includes(invoice.id) ? invoice.number : null,
      leftOre: openOre,
      periodStart: invoice.periodStart,
      periodEnd: invoice.periodEnd,
    })),
    takenBack: made
      .filter(({ note }) => !before.includes(note.id))
      .map(({ note, invoice, withdrawnAt }) => ({
        number: invoice.number,
        creditedOre: note.totalOre,
        reason: note.lowersPrice ? 'stopped' : invoice.periodStart > today ? 'notBegun' : 'inTrial',
        isUnsent: withdrawnAt !== null,
        periodStart: invoice.periodStart,
        periodEnd: invoice.periodEnd,
      })),
    creditOre: Math.max(0, -(await readBalance(tx, schoolId))),
  };
}
