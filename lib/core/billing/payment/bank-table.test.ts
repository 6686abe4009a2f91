import { readBankTable } from './bank-table';

const head = ['Bokføringsdato', 'Tekst', 'Beløp', 'KID', 'Arkivref'];
const paid = ['01.12.2026', 'Fra kommunen', '1 873,75', '000100018', 'A1'];

it('reads incoming payments below what a bank writes above the head', () => {
  const file = readBankTable([
    ['Kontoutskrift', '8601 11 17947'],
    [],
    head,
    paid,
    ['02.12.2026', 'Leie', '-500,00', '', 'A2'],
    ['', '', '', '', ''],
  ]);
  expect(file).toEqual({
    payments: [
      {
        kid: '000100018',
        amountOre: 187375,
        paidOn: '2026-12-01',
        bankReference: 'bank:A1:2026-12-01:187375:000100018',
        payer: '',
        message: 'Fra kommunen',
      },
    ],
    outgoing: 1,
    badLines: [],
  });
});

it.each([
  [
    ['Dato', 'Inn på konto', 'Ut fra konto', 'Melding/KID/Fakt.nr'],
    'a column for incoming payments',
  ],
  [['Date', 'Amount', '', 'KID'], 'English heads'],
  [['BOKFØRT DATO', 'BELØP', '', 'KID-NUMMER'], 'capitals'],
])('finds the columns of %j: %s', (heads) => {
  const file = readBankTable([heads, ['2026-12-01', '500,00', '', '100018']]);
  expect(file!.payments).toMatchObject([{ amountOre: 50000, kid: '100018' }]);
});

it.each([
  [
    [
      ['Navn', 'Trinn'],
      ['Ada', '5'],
    ],
  ],
  [
    [
      ['Dato', 'Beløp'],
      ['01.12.2026', '1'],
    ],
  ],
  [[]],
])('is no table of a bank: %j', (cells) => {
  expect(readBankTable(cells)).toBeNull();
});

it('takes a KID out of the formula that kept its zeros', () => {
  const file = readBankTable([head, ['01.12.2026', '', '1,00', '="000100018"', '']]);
  expect(file!.payments[0]!.kid).toBe('000100018');
});

it('names the lines that it does not understand, and reads the others', () => {
  const file = readBankTable([
    head,
    ['i går', '', '1,00', '', ''],
    paid,
    ['31.02.2026', '', '1', '', ''],
    ['01.12.2026', '', 'mye', '', ''],
    ['01.12.2026', '', '10000000,01', '', ''],
  ]);
  expect(file).toMatchObject({ badLines: [2, 4, 5, 6], payments: [{ amountOre: 187375 }] });
});

it('makes references where the bank gives none, the same whenever the file is read', () => {
  const row = ['01.12.2026', '', '1,00', '000100018', ''];
  const read = (...rows: string[][]) =>
    readBankTable([head, ...rows])!.payments.map(({ bankReference }) => bankReference);
  const twice = read(row, row);
  expect(new Set(twice).size).toBe(2);
  expect(read(paid, row, row).slice(1)).toEqual(twice);
});
