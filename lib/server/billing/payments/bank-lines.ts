import 'server-only';
import { eq, getViewSelectedFields, inArray } from 'drizzle-orm';
import type { BankPayment } from '@/lib/core/billing/payment/bank-payment';
import type {
  CheckedLine,
  RegisterBankLines,
  RegisteredLines,
} from '@/lib/contracts/billing/office';
import { toCalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import { toInvoiceNumber } from '@/lib/core/billing/invoice/kid';
import { paymentFit } from '@/lib/core/billing/payment/settlement';
import type { Database, Queryable } from '@/lib/db/client';
import { invoiceBalances, invoices, ledgerEntries } from '@/lib/db/schema/tables';
import { AppError } from '@/lib/server/errors/app-error';
import type { OfficeClerk } from '@/lib/server/auth/office-clerk';
import { recordAction } from '../office/record-action';
import { registerPayment } from './register-payment';
import { registerUnmatched } from './unmatched';

/**
 * Previews the effect of each payment of a bank file. Several of one invoice are looked at one after another, each with
 * what the one before leaves. Changes nothing.
 */
export async function checkBankLines(
  db: Queryable,
  _clerk: OfficeClerk,
  lines: readonly BankPayment[],
  nowMs: number,
): Promise<CheckedLine[]> {
  const found = await findInvoices(db, lines);
  const known = await findKnown(db, lines);
  const left = new Map(found.map(({ id, leftOre }) => [id, leftOre]));
  return lines.map(({ kid, amountOre, paidOn, bankReference }) => {
    const invoice = found.find(({ number }) => number === toInvoiceNumber(kid));
    if (known.has(bankReference)) {
      return { verdict: 'known', invoice: invoice ?? null };
    }
    known.add(bankReference);
    if (paidOn > toCalendarDate(nowMs)) return { verdict: 'futureDay', invoice: invoice ?? null };
    if (!invoice) return { verdict: 'unknownKid', invoice: null };
    const leftOre = left.get(invoice.id)!;
    const verdict = paymentFit(amountOre, leftOre);
    left.set(invoice.id, leftOre - amountOre);
    return { verdict, invoice: { ...invoice, leftOre } };
  });
}

async function findInvoices(db: Queryable, lines: readonly BankPayment[]) {
  const numbers = lines.flatMap(({ kid }) => toInvoiceNumber(kid) ?? []);
  if (numbers.length === 0) return [];
  const rows = await db
    .select({ balance: getViewSelectedFields(invoiceBalances), buyer: invoices.buyer })
    .from(invoiceBalances)
    .innerJoin(invoices, eq(invoices.id, invoiceBalances.invoiceId))
    .where(inArray(invoiceBalances.number, numbers));
  return rows.map(({ balance: { invoiceId: id, number, leftOre }, buyer }) => ({
    ...{ id, number, leftOre },
    buyerName: buyer.name,
  }));
}

/** The references among these that are registered, also where the payment was taken back since. */
async function findKnown(db: Queryable, lines: readonly BankPayment[]): Promise<Set<string>> {
  const references = lines.map(({ bankReference }) => bankReference);
  const rows = await db
    .select({ bankReference: ledgerEntries.bankReference })
    .from(ledgerEntries)
    .where(inArray(ledgerEntries.bankReference, references));
  return new Set(rows.map(({ bankReference }) => bankReference!));
}

/**
 * Registers payments of a bank file, each in a transaction of its own: if the connection is lost half-way, the same file
 * again registers the rest. One without an invoice is registered as unmatched. One that is registered already, whose
 * invoice got another entry meanwhile, or of a day in the future, is left out.
 */
export async function registerBankLines(
  db: Database,
  clerk: OfficeClerk,
  lines: RegisterBankLines['lines'],
  nowMs: number,
): Promise<RegisteredLines['results']> {
  const found = await findInvoices(db, lines);
  const known = await findKnown(db, lines);
  const results: RegisteredLines['results'] = [];
  for (const line of lines) {
    const invoice = found.find(({ number }) => number === toInvoiceNumber(line.kid));
    if (known.has(line.bankReference)) results.push('known');
    else if (line.paidOn > toCalendarDate(nowMs)) results.push('futureDay');
    else {
      const register = () =>
        invoice
          ? registerPayment(db, clerk, invoice.id, line, nowMs)
          : registerUnmatched(db, clerk, line, nowMs);
      const isNew = await isRegistered(register);
      results.push(isNew ? (invoice ? 'registered' : 'unmatched') : 'changedMeanwhile');
    }
  }
  const isNew = (result: string) => result === 'registered' || result === 'unmatched';
  const registered = results.filter(isNew).length;
  if (registered > 0) {
    await recordAction(db, clerk, 'bankFileRegistered', { detail: { payments: registered } });
  }
  return results;
}

/** Whether a payment was registered, and not left out because something came first. */
async function isRegistered(register: () => Promise<unknown>): Promise<boolean> {
  try {
    await register();
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'changedMeanwhile') return false;
    throw error;
  }
}
