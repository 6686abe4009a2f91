import type { CalendarDate } from '../calendar/calendar-date';
import type { ExportPeriod } from './export-period';

/**
 * Line of an export for the accounting program: an invoice, a credit note or a payment. Amounts are in øre; credit
 * notes and repayments have negative amounts.
 */
export interface ExportRow {
  kind: 'invoice' | 'creditNote' | 'payment';
  day: CalendarDate;
  /** Number of an invoice or credit note; null for a payment. */
  number: number | null;
  /** Number of the invoice to which a credit note or payment belongs; null for an invoice. */
  invoiceNumber: number | null;
  customer: string;
  organizationNumber: string;
  school: string;
  /** Amount of an invoice or credit note without VAT, in øre; null for a payment, which has no VAT. */
  netOre: number | null;
  vatOre: number | null;
  totalOre: number;
  /** KID (Norwegian payment reference) of an invoice, or reference of a payment; empty for a credit note. */
  reference: string;
}

/** A cell that a spreadsheet could read as a formula gets an apostrophe (OWASP, CSV injection). */
function toText(text: string): string {
  const line = text
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .replace(/^[\p{Cf} ]+/u, '')
    .trimEnd();
  const safe = /^[=+\-@＝＋－＠]/.test(line) ? `'${line}` : line;
  return /[;"']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

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
 * Returns the CSV table of an export period: a line for each invoice, credit note and payment, and the totals at the
 * end. The text begins with the byte order mark of UTF-8.
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
