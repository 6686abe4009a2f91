import { readBankFile } from './read-bank-file';

const read = (content: BlobPart) => readBankFile(new File([content], 'bank'));
const table = 'Bokført dato;Beløp;KID\r\n01.12.2026;1 873,75;000100016\r\n';
const payments = [{ kid: '000100016', amountOre: 187375, paidOn: '2026-12-01' }];

it.each([
  ['UTF-8', Buffer.from(table)],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${table}`)],
  ['ISO-8859-1', Buffer.from(table, 'latin1')],
  ['UTF-16 with a mark', Buffer.from(`\ufeff${table}`, 'utf16le')],
])('reads a table in %s', async (_, bytes) => {
  expect(await read(Uint8Array.from(bytes))).toMatchObject({ payments });
});

const camt = (entries: number) =>
  `<?xml version="1.0"?><Document><BkToCstmrStmt><Stmt>${`<Ntry><Amt Ccy="NOK">1873.75</Amt>
   <CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-12-01</Dt></BookgDt></Ntry>`.repeat(
    entries,
  )}</Stmt></BkToCstmrStmt></Document>`;

it('reads a statement in ISO 20022 without the parser of the browser', async () => {
  expect(await read(camt(1))).toMatchObject({ payments: [{ ...payments[0], kid: '' }] });
});

it.each([
  ['', 'empty'],
  [camt(2001), 'tooManyRows'],
  ['Navn;Trinn\nAda;5', 'noColumns'],
  ['NY000010000000000000000000', 'ocr'],
  ['%PDF-1.7', 'unreadable'],
  ['PK\u0003\u0004', 'unreadable'],
  ['Dato;Beløp;KID\n01.12.2026;-5,00;', 'noPayments'],
  [`Dato;Beløp;KID\n${'01.12.2026;5,00;\n'.repeat(2001)}`, 'tooManyRows'],
  [new Uint8Array(5 * 1024 * 1024 + 1), 'tooBig'],
  [Uint8Array.from([...Buffer.from('<?xml version="1.0" encoding="UTF-8"?>'), 0xff]), 'brokenXml'],
])('is told why it cannot be used', async (content, problem) => {
  expect(await read(content as BlobPart)).toBe(problem);
});
