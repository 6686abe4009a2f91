import type { CalendarDate } from '../calendar/calendar-date';
import type { ExportPeriod } from './export-period';

/**
 * Invoice, credit note or payment, as the accounting program imports it. Amounts are in øre; credit notes and
 * repayments are negative.
 */
export interface ExportRow {
  kind: 'invoice' | 'creditNote' | 'payment';
  day: CalendarDate;
  /** Number of an exported invoice or credit note; null for a payment. */
  number: number | null;
  /** Number of the invoice to which an exported credit note or payment belongs; null for an invoice. */
  invoiceNumber: number | null;
  customer: string;
  organizationNumber: string;
  school: string;
  /**
   * Net amount of an exported invoice or credit note in øre; null for a payment, because a payment has no net amount
   * and no VAT.
   */
  netOre: number | null;
  vatOre: number | null;
  totalOre: number;
  /** KID (payment reference) of an exported invoice, or reference of a payment. */
  reference: string;
}

/**
 * Converts a text to a CSV cell for Excel in Norway. A possible formula gets an apostrophe (OWASP, CSV injection);
 * control characters become spaces.
 */
function toText(text: string): string {
  const line = text
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .replace(/^[\p{Cf} ]+/u, '')
    .trimEnd();
  const safe = /^[=+\-@＝＋－＠]/.test(line) ? `'${line}` : line;
  return /[;"']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Formats an amount in øre for a CSV cell, such as `-1248,75`. */
function toAmount(ore: number): string {
  const digits = String(Math.abs(ore)).padStart(3, '0');
  return `${ore < 0 ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`;
}

const toLine = (cells: readonly (string | number | null)[]) =>
  `${cells.map((cell) => (typeof cell === 'number' ? toAmount(cell) : toText(cell ?? ''))).join(';')}\r\n`;

const kindNames = { invoice: 'Faktura', creditNote: 'Kreditnota', payment: 'Innbetaling' };

const columns = [
  ...['Dato', 'Type', 'Nummer', 'Gjelder faktura', 'Kunde', 'Org.nr.', 'Skole'],
  ...['Uten mva.', 'Mva. 25 %', 'Beløp', 'KID eller referanse'],
];

/**
 * Returns the CSV table of an export period: a row for each invoice, credit note and payment, and the VAT totals. It
 * begins with the byte order mark of UTF-8.
 */
export function toPeriodCsv({ from, to }: ExportPeriod, rows: readonly ExportRow[]): string {
  const sum = (key: 'netOre' | 'vatOre' | 'totalOre', isWanted: (row: ExportRow) => boolean) =>
    rows.filter(isWanted).reduce((all, row) => all + (row[key] ?? 0), 0);
  const isDocument = ({ kind }: ExportRow) => kind !== 'payment';
  const lines = [
    columns,
    ...rows.map((row) => [
      ...[row.day, row.kind === 'payment' && row.totalOre < 0 ? 'Utbetaling' : kindNames[row.kind]],
      ...[row.number && String(row.number), row.invoiceNumber && String(row.invoiceNumber)],
      ...[row.customer, row.organizationNumber, row.school],
      ...[row.netOre, row.vatOre, row.totalOre, row.reference],
    ]),
    [],
    [`Summer ${from} til ${to}`],
    ['Salg uten mva. (fakturaer minus kreditnotaer)', sum('netOre', isDocument)],
    ['Utgående mva., 25 %', sum('vatOre', isDocument)],
    ['Salg med mva.', sum('totalOre', isDocument)],
    ['Betalt inn, minus det som er betalt tilbake', sum('totalOre', (row) => !isDocument(row))],
  ];
  return `\uFEFF${lines.map(toLine).join('')}`;
}
