import { isCalendarDate, type CalendarDate } from '../calendar/calendar-date';
import { parseKroner } from './parse-kroner';

/** An incoming payment as a bank file gives it. */
export interface BankPayment {
  /** Empty if the file gives none. */
  kid: string;
  amountOre: number;
  paidOn: CalendarDate;
  /** The same whenever the same payment is read, so that it is registered once. */
  bankReference: string;
}

/** What a bank file holds for us. */
export interface BankFile {
  payments: BankPayment[];
  /** Outgoing payments, which are left out. */
  outgoing: number;
  /** Lines that were not understood, counted from 1. */
  badLines: number[];
}

/** Names of columns in exports of Norwegian banks, folded by `fold`; the first that a file has is taken. */
const columns = {
  date: [
    'bokforingsdato',
    'bokfortdato',
    'bokfort',
    'dato',
    'utfortdato',
    'betalingsdato',
    'bookingdate',
    'date',
  ],
  amount: ['belopinn', 'innpakonto', 'inn', 'kredit', 'belop', 'amountin', 'credit', 'amount'],
  kid: [
    'kid',
    'kidnummer',
    'meldingkid',
    'kidmelding',
    'meldingkidfaktnr',
    'betalingsreferanse',
    'paymentreference',
  ],
  reference: [
    'arkivref',
    'arkivreferanse',
    'numref',
    'numeriskreferanse',
    'transaksjonsid',
    'bankreferanse',
    'bankreference',
    'transactionid',
  ],
} as const;

/** Letters and digits of a head: "Bokført dato" and "BOKFØRT_DATO" are one. */
const fold = (head: string) =>
  head
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('å', 'a')
    .replace(/[^a-z0-9]/gu, '');

/** Lines above the head: the bank's and the account's names. */
const mostLinesAbove = 20;

/**
 * The incoming payments of a table of a bank, or null if it has no columns for date, amount and KID. Where the table gives no
 * reference, one is made of day, amount and KID, and for equal ones of their order: a file of whole days, read twice or
 * overlapping another one, gives the same.
 */
export function readBankTable(cells: readonly (readonly string[])[]): BankFile | null {
  const headAt = cells.slice(0, mostLinesAbove).findIndex((row) => findColumns(row) !== null);
  if (headAt < 0) return null;
  const at = findColumns(cells[headAt]!)!;
  const file: BankFile = { payments: [], outgoing: 0, badLines: [] };
  const seen = new Map<string, number>();
  cells.slice(headAt + 1).forEach((row, index) => {
    const cell = (column: number | undefined) =>
      column === undefined ? '' : unwrap(row[column] ?? '');
    if (row.every((each) => each.trim() === '')) return;
    const typed = cell(at.amount);
    // A column of incoming payments is empty for the others.
    if (typed === '') {
      file.outgoing += 1;
      return;
    }
    const amountOre = parseKroner(typed);
    const paidOn = parseDay(cell(at.date));
    if (amountOre === null || paidOn === null) file.badLines.push(headAt + index + 2);
    else if (amountOre <= 0) file.outgoing += 1;
    else {
      const kid = cell(at.kid).slice(0, 25);
      const facts = `${paidOn}:${amountOre}:${kid}`;
      const order = (seen.get(facts) ?? 0) + 1;
      seen.set(facts, order);
      const given = cell(at.reference);
      const bankReference = (given ? `bank:${given}:${facts}` : `csv:${facts}:${order}`).slice(
        0,
        100,
      );
      file.payments.push({ kid, amountOre, paidOn, bankReference });
    }
  });
  return file;
}

function findColumns(row: readonly string[]) {
  const heads = row.map(fold);
  const find = (names: readonly string[]) => {
    const name = names.find((each) => heads.includes(each));
    return name === undefined ? undefined : heads.indexOf(name);
  };
  const date = find(columns.date);
  const amount = find(columns.amount);
  const kid = find(columns.kid);
  if (date === undefined || amount === undefined || kid === undefined) return null;
  return { date, amount, kid, reference: find(columns.reference) };
}

/** A cell without the formula that keeps a spreadsheet from changing it: `="000100018"`, `'000100018`. */
function unwrap(cell: string): string {
  const text = cell.trim();
  return (/^="(.*)"$/u.exec(text)?.[1] ?? text.replace(/^'/u, '')).trim();
}

/** A day as banks write it: 2026-12-01, 01.12.2026, 1.12.26, 01/12/2026, 20261201; null for any other text. */
export function parseDay(typed: string): CalendarDate | null {
  const iso = /^(\d{4})-?(\d{2})-?(\d{2})(?:T.*)?$/u.exec(typed);
  const norwegian = /^(\d{1,2})[./](\d{1,2})[./](\d{4}|\d{2})$/u.exec(typed);
  const [year, month, day] = iso
    ? [iso[1]!, iso[2]!, iso[3]!]
    : norwegian
      ? [
          norwegian[3]!.padStart(4, '20'),
          norwegian[2]!.padStart(2, '0'),
          norwegian[1]!.padStart(2, '0'),
        ]
      : ['', '', ''];
  const date = `${year}-${month}-${day}`;
  return isCalendarDate(date) && date >= '2020-01-01' ? date : null;
}
