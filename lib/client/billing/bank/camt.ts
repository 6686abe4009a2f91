import {
  bankPayment,
  parseDay,
  type BankFile,
  mostOre,
} from '@/lib/core/billing/payment/bank-payment';
import { parseKroner } from '@/lib/core/billing/payment/parse-kroner';
import { readXml, type XmlElement } from '@/lib/core/xml/read-xml';
import { maxRows } from '../../files/limits';

export type CamtProblem = 'brokenXml' | 'otherXml' | 'tooManyRows';

/** The nearest elements of that name below a path of children; prefixes of namespaces differ between banks. */
function children(element: XmlElement, ...path: string[]): XmlElement[] {
  return path.reduce<XmlElement[]>(
    (found, name) =>
      found.flatMap((each) => each.children.filter((child) => child.localName === name)),
    [element],
  );
}

const text = (element: XmlElement, ...path: string[]) =>
  children(element, ...path)[0]?.text.trim() ?? '';

/**
 * The incoming payments of a bank statement or notification in ISO 20022 (camt.053, camt.054), which Norwegian banks give for
 * every account. Entries that are not booked are left out: they come again when they are. A KID stands as a structured
 * creditor reference.
 */
export function readCamt(xml: string): BankFile | CamtProblem {
  const root = readXml(xml);
  if (!root) return 'brokenXml';
  const statements = [
    ...children(root, 'BkToCstmrStmt', 'Stmt'),
    ...children(root, 'BkToCstmrDbtCdtNtfctn', 'Ntfctn'),
  ];
  if (statements.length === 0) return 'otherXml';
  const file: BankFile = { payments: [], outgoing: 0, badLines: [] };
  statements
    .flatMap((statement) => children(statement, 'Ntry'))
    .forEach((entry, index) => readEntry(file, entry, index + 1));
  return file.payments.length + file.badLines.length > maxRows ? 'tooManyRows' : file;
}

function readEntry(file: BankFile, entry: XmlElement, line: number): void {
  const status = text(entry, 'Sts', 'Cd') || text(entry, 'Sts');
  if (status && status !== 'BOOK') return;
  if (text(entry, 'CdtDbtInd') !== 'CRDT') {
    file.outgoing += 1;
    return;
  }
  const paidOn = parseDay(
    text(entry, 'BookgDt', 'Dt') || text(entry, 'BookgDt', 'DtTm').slice(0, 10),
  );
  const reference = text(entry, 'AcctSvcrRef') || text(entry, 'NtryRef');
  const details = children(entry, 'NtryDtls', 'TxDtls');
  // An entry may gather the payments of a day.
  const parts = details.length > 0 ? details : [entry];
  parts.forEach((part, index) => {
    const amount = children(part, 'Amt')[0] ?? children(part, 'AmtDtls', 'TxAmt', 'Amt')[0];
    const given = amount ?? (parts.length === 1 ? children(entry, 'Amt')[0] : undefined);
    const amountOre = parseKroner(given?.text.trim() ?? '');
    const isKroner = (given?.attributes['Ccy'] ?? 'NOK') === 'NOK';
    if (
      paidOn === null ||
      amountOre === null ||
      amountOre <= 0 ||
      amountOre > mostOre ||
      !isKroner
    ) {
      if (file.badLines.at(-1) !== line) file.badLines.push(line);
      return;
    }
    const kid = text(part, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref');
    const own = text(part, 'Refs', 'AcctSvcrRef') || text(part, 'Refs', 'TxId');
    // Since version 8 of the schema a name stands in a party.
    const payer =
      text(part, 'RltdPties', 'Dbtr', 'Nm') || text(part, 'RltdPties', 'Dbtr', 'Pty', 'Nm');
    const message = text(part, 'RmtInf', 'Ustrd') || text(part, 'AddtlTxInf');
    file.payments.push(
      bankPayment(
        { kid, amountOre, paidOn, payer, message },
        (facts) => `camt:${own || `${reference}/${index}`}:${facts}`,
      ),
    );
  });
}
