import 'server-only';
import { asc, eq } from 'drizzle-orm';
import type { MatchUnmatched, Office, SendBack } from '@/lib/contracts/billing/office';
import { toCalendarDate, type CalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import type { Database, Queryable } from '@/lib/db/client';
import { ledgerEntries, receivedPayments } from '@/lib/db/schema/tables';
import { AppError } from '@/lib/server/errors/app-error';
import { cleanText } from '@/lib/drawing/typesetting/clean-text';
import { enterMoney } from '../receivables/enter';
import type { OfficeClerk } from '@/lib/server/auth/office-clerk';
import { recordAction } from '../office/record-action';
import { isUnmatched, lockReceived, lockUnmatched, readReceived } from './lock-unmatched';
import { registerPayment } from './register-payment';

/** Unmatched money that is shown; the rest follows once these are dealt with. */
const shown = 20;

/** Reads money that is neither matched nor sent back, the oldest first. */
export async function readUnmatched(db: Queryable): Promise<Office['unmatched']> {
  const count = await db.$count(ledgerEntries, isUnmatched);
  const rows = await db
    .select()
    .from(ledgerEntries)
    .innerJoin(receivedPayments, eq(receivedPayments.entryId, ledgerEntries.id))
    .where(isUnmatched)
    .orderBy(asc(ledgerEntries.day), asc(ledgerEntries.id))
    .limit(shown);
  return {
    count,
    payments: rows.map(({ ledger_entries: { id, amountOre, day }, received_payments: said }) => ({
      ...{ id, amountOre: -amountOre, paidOn: day },
      ...{ kid: said.kid, payer: said.payer, message: said.message },
    })),
  };
}

export interface NewUnmatched {
  /** Chosen by the page, so that a repeated request registers it once. */
  id: string;
  amountOre: number;
  paidOn: CalendarDate;
  /** Null for one that a clerk typed. */
  bankReference: string | null;
  /** As the bank gives them; empty if it does not. */
  kid: string;
  payer: string;
  message: string;
}

/**
 * Registers money that names no invoice. A second request with the same id changes nothing. Throws `invalidRequest` for a
 * day in the future, and `changedMeanwhile` if its reference of the bank is registered already.
 */
export async function registerUnmatched(
  db: Database,
  clerk: OfficeClerk,
  { kid, payer, message, paidOn: day, ...money }: NewUnmatched,
  nowMs: number,
): Promise<void> {
  if (day > toCalendarDate(nowMs)) throw new AppError('invalidRequest');
  const { id, amountOre, bankReference } = money;
  await db.transaction(async (tx) => {
    const isNew = await enterMoney(tx, {
      ...{ ...money, day, schoolId: null, kind: 'unmatched', forId: null },
      source: bankReference === null ? 'byHand' : 'bankFile',
      enteredBy: clerk.email,
    });
    if (!isNew) {
      const [earlier] = await tx.select().from(ledgerEntries).where(eq(ledgerEntries.id, id));
      if (earlier?.kind !== 'unmatched' || earlier.amountOre !== -amountOre) {
        throw new AppError('changedMeanwhile');
      }
      return;
    }
    const said = { kid: cleanText(kid), payer: cleanText(payer), message: cleanText(message) };
    await tx.insert(receivedPayments).values({ entryId: id, ...said });
    await recordAction(tx, clerk, 'unmatchedRegistered', { detail: { amountOre } });
  });
}

/**
 * Makes unmatched money the payment of an invoice, whole. Throws as `registerPayment`, `notFound` for what is no unmatched
 * money, and `changedMeanwhile` if another clerk matched it or sent it back.
 */
export async function matchUnmatched(
  db: Database,
  clerk: OfficeClerk,
  receivedId: string,
  { id, invoiceId, seenLeftOre }: MatchUnmatched,
  nowMs: number,
): Promise<void> {
  const { amountOre, day: paidOn } = await readReceived(db, receivedId);
  const payment = { id, amountOre, paidOn, seenLeftOre, bankReference: null, receivedId };
  await registerPayment(db, clerk, invoiceId, payment, nowMs);
}

/**
 * Notes that unmatched money was paid back to who sent it. A second request with the same id changes nothing. Throws
 * `notFound`, `invalidRequest` for a day in the future or before it came, and `changedMeanwhile` if another clerk matched
 * it or sent it back.
 */
export async function sendBack(
  db: Database,
  clerk: OfficeClerk,
  receivedId: string,
  { id, paidOn: day }: SendBack,
  nowMs: number,
): Promise<void> {
  const received = await readReceived(db, receivedId);
  if (day > toCalendarDate(nowMs) || day < received.day) throw new AppError('invalidRequest');
  await db.transaction(async (tx) => {
    await lockReceived(tx, receivedId);
    const [earlier] = await tx.select().from(ledgerEntries).where(eq(ledgerEntries.id, id));
    if (earlier?.receivedId === receivedId && earlier.kind === 'sentBack') return;
    await lockUnmatched(tx, receivedId);
    const { amountOre } = received;
    const isNew = await enterMoney(tx, {
      ...{ id, schoolId: null, kind: 'sentBack', amountOre, day, forId: null, receivedId },
      ...{ source: 'byHand', enteredBy: clerk.email },
    });
    if (!isNew) throw new AppError('changedMeanwhile');
    await recordAction(tx, clerk, 'unmatchedSentBack', { detail: { amountOre } });
  });
}
