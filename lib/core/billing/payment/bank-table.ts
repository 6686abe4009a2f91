import { bankPayment, mostOre, parseDay, type BankFile } from './bank-payment';
import { parseKroner } from './parse-kroner';

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
  payer: ['avsender', 'betaler', 'fra', 'navn', 'motpart', 'debtor', 'payer', 'sender', 'name'],
  message: ['melding', 'tekst', 'beskrivelse', 'forklaring', 'text', 'description', 'message'],
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
    if (amountOre === null || amountOre > mostOre || paidOn === null) {
      file.badLines.push(headAt + index + 2);
    } else if (amountOre <= 0) file.outgoing += 1;
    else {
      const given = cell(at.reference);
      const toReference = (facts: string) => {
        const order = (seen.get(facts) ?? 0) + 1;
        seen.set(facts, order);
        return given ? `bank:${given}:${facts}` : `csv:${facts}:${order}`;
      };
      const said = { payer: cell(at.payer), message: cell(at.message) };
      file.payments.push(
        bankPayment({ kid: cell(at.kid), amountOre, paidOn, ...said }, toReference),
      );
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
  const [payer, message] = [find(columns.payer), find(columns.message)];
  return { date, amount, kid, reference: find(columns.reference), payer, message };
}

/** A cell without the formula that keeps a spreadsheet from changing it: `="000100018"`, `'000100018`. */
function unwrap(cell: string): string {
  const text = cell.trim();
  return (/^="(.*)"$/u.exec(text)?.[1] ?? text.replace(/^'/u, '')).trim();
}
