import { ledgerAccounts } from '../receivables/entries';
import type { BooksPeriod } from './books-period';
import {
  describeEntry,
  isVatBase,
  toDecimal,
  toKindName,
  toVatOre,
  toVoucher,
  type BookEntry,
} from './book-entry';
import { closingOre, type AccountBalance, type BookSums } from './book-sums';
import { toAccount, vatCode } from './chart';

/** The customer of an entry. */
export interface BookCustomer {
  name: string;
  organizationNumber: string | null;
  schoolName: string;
}

/**
 * A text in a table for Excel in Norway: what a program could take for a formula begins with an apostrophe (OWASP, CSV
 * injection), and line breaks and other control characters are spaces.
 */
function toText(text: string): string {
  const line = text
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .replace(/^[\p{Cf} ]+/u, '')
    .trimEnd();
  const safe = /^[=+\-@＝＋－＠]/.test(line) ? `'${line}` : line;
  return /[;"']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const toAmount = (ore: number) => toDecimal(ore).replace('.', ',');

const toRow = (cells: (string | number)[]) =>
  `${cells.map((cell) => (typeof cell === 'number' ? toAmount(cell) : toText(cell))).join(';')}\r\n`;

/** The beginning of the file: the mark by which Excel knows UTF-8, and the names of the columns. */
export const csvHead =
  '\uFEFF' +
  toRow([
    ...['Dato', 'Bilag', 'Type', 'Dokument', 'Gjelder faktura', 'Kunde', 'Org.nr.', 'Skole'],
    ...['Konto', 'Kontonavn', 'Debet', 'Kredit', 'Mva-kode', 'Tekst', 'Bankens referanse'],
    ...['Registrert av', 'Registrert'],
  ]);

/** One line for each posting. */
export function csvEntry(entry: BookEntry, customer: BookCustomer | undefined): string {
  const { document, forNumber, bankReference } = entry;
  const hasVat = toVatOre(entry) !== null;
  return entry.postings
    .map(({ account, amountOre }) => {
      const isVat = hasVat && (isVatBase(account) || account === ledgerAccounts.outputVat);
      return toRow([
        ...[entry.day, toVoucher(entry), toKindName(entry)],
        ...[String(document?.number ?? ''), String(forNumber ?? '')],
        ...[customer?.name ?? '', customer?.organizationNumber ?? '', customer?.schoolName ?? ''],
        ...[String(account), toAccount(account).name],
        ...(amountOre > 0 ? [amountOre, ''] : ['', -amountOre]),
        ...[isVat ? vatCode : '', describeEntry(entry), bankReference ?? ''],
        ...[entry.enteredBy, entry.enteredAt],
      ]);
    })
    .join('');
}

/** Below the lines: the accounts, and the VAT of the period. */
export function csvSums(
  { from, to }: BooksPeriod,
  balances: readonly AccountBalance[],
  sums: BookSums,
): string {
  const rows: (string | number)[][] = [
    [],
    [`Kontoer ${from} til ${to}`],
    ['Konto', 'Kontonavn', 'Inngående saldo', 'Debet', 'Kredit', 'Utgående saldo'],
    ...balances.map((balance) => [
      ...[String(balance.account), toAccount(balance.account).name, balance.openingOre],
      ...[balance.debitOre, balance.creditOre, closingOre(balance)],
    ]),
    [],
    [`Merverdiavgift ${from} til ${to}`],
    ['Salg uten mva. (fakturaer minus kreditnotaer)', sums.netOre],
    ['Utgående mva. av salg, 25 %', sums.vatOre],
    ['Tap på krav uten mva.', sums.lossOre],
    ['Mva. av tap på krav, tilbake', sums.lossVatOre],
    ['Mva. å betale', sums.vatDueOre],
  ];
  return rows.map(toRow).join('');
}
