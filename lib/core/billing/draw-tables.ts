import { invoiceEvents, invoiceStates, invoiceTable } from './receivables/dunning';
import { agreementStates } from './agreement/agreement';
import { agreementEvents, agreementTable } from './agreement/events';

/** A cell of the table: the event leads to a state, with or without a change, or is refused, or nothing happens. */
type Cell =
  | { to: string; orTo?: string | readonly string[]; does?: string }
  | { refused: string }
  | { nothing: string };

/** Puts the tables of agreements and invoices into a text, between its two marker comments. */
export function withTables(text: string): string {
  return text.replace(
    /(<!-- tables -->\n\n).*(\n\n<!-- end of tables -->)/s,
    (_, start: string, end: string) => `${start}${drawTables()}${end}`,
  );
}

function drawTables(): string {
  const ofAgreement = table('Agreement', agreementEvents, agreementStates, (event, state) =>
    cellText(agreementTable[state][event]),
  );
  const ofInvoice = table('Invoice', invoiceEvents, invoiceStates, (event, state) =>
    cellText(invoiceTable[state][event]),
  );
  return `${ofAgreement}\n\n${ofInvoice}`;
}

function cellText(cell: Cell): string {
  if ('nothing' in cell) return `nothing: ${cell.nothing}`;
  if ('refused' in cell) return `refused: ${cell.refused}`;
  const to = `**${[cell.to, cell.orTo ?? []].flat().join(' or ')}**`;
  return cell.does ? `${to}: ${cell.does}` : to;
}

/** A Markdown table with padded columns, as Prettier writes it. */
function table<Row extends string, Column extends string>(
  corner: string,
  rows: readonly Row[],
  columns: readonly Column[],
  toText: (row: Row, column: Column) => string,
): string {
  const texts = [
    [corner, ...columns],
    ...rows.map((row) => [row, ...columns.map((column) => toText(row, column))]),
  ];
  const widths = [corner, ...columns].map((_, index) =>
    Math.max(...texts.map((row) => row[index]!.length)),
  );
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const [head, ...body] = texts.map((row) =>
    line(row.map((text, index) => text.padEnd(widths[index]!))),
  );
  return [head, line(widths.map((width) => '-'.repeat(width))), ...body].join('\n');
}
