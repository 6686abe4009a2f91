import { ledgerAccounts } from '../receivables/entries';
import type { CalendarDate } from '../calendar/calendar-date';
import { kindNames } from './chart';

/** An entry of the ledger with what books say of it. */
export interface BookEntry {
  id: string;
  kind: string;
  day: CalendarDate;
  /** ISO 8601, UTC. */
  enteredAt: string;
  enteredBy: string;
  bankReference: string | null;
  /** The invoice or credit note. */
  document: { number: number; kid: string; dueOn: CalendarDate | null } | null;
  /** The invoice that it names. */
  forNumber: number | null;
  /** The school that it is of; null if it is of none. */
  schoolId: string | null;
  /** Above zero a debit, in øre. */
  postings: { account: number; amountOre: number }[];
}

/** By what a voucher is found: the number of a document, the id of every other entry. */
export const toVoucher = ({ id, document }: BookEntry) => (document ? String(document.number) : id);

export const toKindName = ({ kind }: Pick<BookEntry, 'kind'>) =>
  (kindNames as Record<string, string>)[kind] ?? kind;

/** The entry in words, as `Innbetaling, faktura 10042`. */
export function describeEntry(entry: BookEntry): string {
  const { document, forNumber } = entry;
  const name = [toKindName(entry), document?.number].filter(Boolean).join(' ');
  return forNumber === null ? name : `${name}, faktura ${forNumber}`;
}

/** The VAT of a sale or a loss, as it stands on the account of VAT; null for entries without. */
export const toVatOre = ({ postings }: BookEntry) =>
  postings.find(({ account }) => account === ledgerAccounts.outputVat)?.amountOre ?? null;

/** Accounts whose postings are the base of VAT. */
export const isVatBase = (account: number) =>
  account === ledgerAccounts.sales || account === ledgerAccounts.losses;

/** An amount in øre with two decimals, as `-1248.75`. */
export function toDecimal(ore: number): string {
  const digits = String(Math.abs(ore)).padStart(3, '0');
  return `${ore < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
