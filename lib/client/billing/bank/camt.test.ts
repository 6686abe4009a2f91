import { readCamt } from './camt';

const entry = (inside: string, indicator = 'CRDT', status = '<Sts><Cd>BOOK</Cd></Sts>') =>
  `<Ntry><Amt Ccy="NOK">1873.75</Amt><CdtDbtInd>${indicator}</CdtDbtInd>${status}
   <BookgDt><Dt>2026-12-01</Dt></BookgDt><AcctSvcrRef>E1</AcctSvcrRef>${inside}</Ntry>`;
const details = (kid: string, reference: string, amount = '1873.75') =>
  `<TxDtls><Refs><AcctSvcrRef>${reference}</AcctSvcrRef></Refs><Amt Ccy="NOK">${amount}</Amt>
   <RmtInf><Strd><CdtrRefInf><Ref>${kid}</Ref></CdtrRefInf></Strd></RmtInf></TxDtls>`;
const statement = (...entries: string[]) =>
  `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt>
   <Stmt>${entries.join('')}</Stmt></BkToCstmrStmt></Document>`;

it('reads a payment with its KID and the reference of the bank', () => {
  expect(readCamt(statement(entry(`<NtryDtls>${details('000100016', 'T1')}</NtryDtls>`)))).toEqual({
    payments: [
      {
        kid: '000100016',
        amountOre: 187375,
        paidOn: '2026-12-01',
        bankReference: 'camt:T1:2026-12-01:187375:000100016',
        payer: '',
        message: '',
      },
    ],
    outgoing: 0,
    badLines: [],
  });
});

it('reads each payment of an entry that gathers a day, and one without details', () => {
  const gathered = `<NtryDtls>${details('1', 'T1', '1000.00')}${details('2', 'T2', '873.75')}</NtryDtls>`;
  const file = readCamt(statement(entry(gathered), entry('')));
  expect(file).toMatchObject({
    payments: [
      { kid: '1', amountOre: 100000 },
      { kid: '2', amountOre: 87375 },
      { kid: '', amountOre: 187375 },
    ],
  });
});

it.each([
  ['', ''],
  ['<Pty>', '</Pty>'],
])('reads who paid and what they wrote, cut to what is kept', (before, after) => {
  const payer = `<RltdPties><Dbtr>${before}<Nm>Fjellvik kommune</Nm>${after}</Dbtr></RltdPties>`;
  const message = `<RmtInf><Ustrd>${'Faktura '.repeat(20)}</Ustrd></RmtInf>`;
  const file = readCamt(
    statement(entry(`<NtryDtls><TxDtls>${payer}${message}</TxDtls></NtryDtls>`)),
  );
  expect(file).toMatchObject({
    payments: [
      { kid: '', payer: 'Fjellvik kommune', message: 'Faktura '.repeat(20).slice(0, 140) },
    ],
  });
});

it('leaves out outgoing payments and those that are not booked', () => {
  const file = readCamt(statement(entry('', 'DBIT'), entry('', 'CRDT', '<Sts>PDNG</Sts>')));
  expect(file).toEqual({ payments: [], outgoing: 1, badLines: [] });
});

it('names entries in another currency, without a day, or of more than can be registered', () => {
  const file = readCamt(
    statement(
      entry('').replace('"NOK"', '"SEK"'),
      entry('').replace(/<BookgDt>.*<\/BookgDt>/, ''),
      entry('').replace('1873.75', '10000000.01'),
    ),
  );
  expect(file).toEqual({ payments: [], outgoing: 0, badLines: [1, 2, 3] });
});

it.each([
  ['<a><b></a>', 'brokenXml'],
  ['<!DOCTYPE a [<!ENTITY b "bb">]><a>&b;</a>', 'brokenXml'],
  ['<Invoice/>', 'otherXml'],
])('%j is %s', (xml, problem) => {
  expect(readCamt(xml)).toBe(problem);
});
