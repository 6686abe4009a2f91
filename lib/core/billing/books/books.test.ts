import { addVat } from '../vat';
import { documentPostings, ledgerAccounts, moneyPostings } from '../receivables/entries';
import { csvEntry, csvHead, csvSums } from './books-csv';
import { chosenPeriod, periodProblem, type PeriodChoice } from './books-period';
import { describeEntry, toDecimal, type BookEntry } from './book-entry';
import { closingOre, toBalances, toSums, type Movement } from './book-sums';
import { earlierResults } from './chart';

const { receivables, bank, outputVat, sales, losses } = ledgerAccounts;

describe('the period', () => {
  it.each<[PeriodChoice, string, string, string]>([
    ['thisMonth', '2028-02-29', '2028-02-01', '2028-02-29'],
    ['lastMonth', '2027-01-31', '2026-12-01', '2026-12-31'],
    ['thisTerm', '2026-12-31', '2026-11-01', '2026-12-31'],
    ['thisTerm', '2027-01-01', '2027-01-01', '2027-02-28'],
    ['lastTerm', '2027-01-01', '2026-11-01', '2026-12-31'],
    ['thisYear', '2026-06-30', '2026-01-01', '2026-12-31'],
    ['lastYear', '2026-06-30', '2025-01-01', '2025-12-31'],
  ])('%s on %s is from %s to %s', (choice, today, from, to) => {
    expect(chosenPeriod(choice, today)).toEqual({ from, to });
    expect(periodProblem({ from, to })).toBeNull();
  });

  it.each<[string, string, ReturnType<typeof periodProblem>]>([
    ['2026-01-01', '2027-01-31', null],
    ['2026-01-01', '2027-02-01', { day: 'to', problem: 'tooLong' }],
    ['2026-01-02', '2026-01-01', { day: 'to', problem: 'order' }],
    ['2026-02-29', '2026-03-01', { day: 'from', problem: 'noDay' }],
    ['', '2026-03-01', { day: 'from', problem: 'noDay' }],
    ['2026-03-01', '1999-12-31', { day: 'to', problem: 'noDay' }],
    ['9999-12-01', '9999-12-31', { day: 'from', problem: 'noDay' }],
  ])('from %s to %s has the problem %j', (from, to, problem) => {
    expect(periodProblem({ from, to })).toEqual(problem);
  });
});

/** The sum of the postings of a kind of entry, at one of three times. */
function moved(
  kind: string,
  postings: readonly { account: number; amountOre: number }[],
  time: 'earlierYears' | 'thisYear' | 'period',
): Movement[] {
  const isBefore = time !== 'period';
  return postings.map(({ account, amountOre }) => ({
    ...{ kind, account },
    earlierYearsOre: time === 'earlierYears' ? amountOre : 0,
    beforeOre: isBefore ? amountOre : 0,
    debitOre: isBefore ? 0 : Math.max(0, amountOre),
    creditOre: isBefore ? 0 : Math.max(0, -amountOre),
  }));
}
const movements = [
  ...moved('invoice', documentPostings('invoice', addVat(1000_00)), 'earlierYears'),
  ...moved('invoice', documentPostings('invoice', addVat(400_00)), 'thisYear'),
  ...moved('invoice', documentPostings('invoice', addVat(2000_00)), 'period'),
  ...moved('creditNote', documentPostings('creditNote', addVat(500_00)), 'period'),
  ...moved('payment', moneyPostings('payment', 1250_00), 'period'),
  ...moved('takenBack', moneyPostings('takenBack', 250_00), 'period'),
  ...moved('loss', moneyPostings('loss', 500_00), 'period'),
];

describe('the accounts of a period', () => {
  const balances = toBalances(movements);
  const of = (account: number) => balances.find((balance) => balance.account === account)!;

  it('open and close in balance, each with its opening and what was posted', () => {
    const sum = (ores: number[]) => ores.reduce((all, ore) => all + ore, 0);
    expect(sum(balances.map(({ openingOre }) => openingOre))).toBe(0);
    expect(sum(balances.map(closingOre))).toBe(0);
    expect(of(receivables)).toEqual({
      account: receivables,
      openingOre: 1750_00,
      debitOre: 2750_00,
      creditOre: 2375_00,
    });
    expect(closingOre(of(receivables))).toBe(2125_00);
  });

  it('of a result begin the year at 0, and carry what was before', () => {
    expect([of(sales).openingOre, of(losses).openingOre]).toEqual([-400_00, 0]);
    expect(of(earlierResults).openingOre).toBe(-1000_00);
    expect(of(outputVat).openingOre).toBe(-350_00);
    expect(toBalances([]).map(({ account }) => account)).not.toContain(earlierResults);
  });

  it('sum up to sales, VAT, losses, what was paid and what is open', () => {
    expect(toSums(movements)).toEqual({
      ...{ netOre: 1500_00, vatOre: 375_00, lossOre: 400_00, lossVatOre: 100_00 },
      ...{ vatDueOre: 275_00, paidOre: 1000_00, openOre: 2125_00 },
    });
  });

  it('of a period without entries sum up to 0', () => {
    expect(Object.values(toSums([]))).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });
});

const entry: BookEntry = {
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'invoice',
  day: '2026-12-01',
  enteredAt: '2026-12-01T08:00:00.000Z',
  enteredBy: 'billing',
  bankReference: null,
  document: { number: 10042, kid: '000100420', dueOn: '2026-12-31' },
  forNumber: null,
  schoolId: '00000000-0000-4000-8000-000000000002',
  postings: documentPostings('invoice', addVat(999_00)),
};
const payment: BookEntry = {
  ...{ ...entry, kind: 'payment', document: null, forNumber: 10042, bankReference: '=2+2' },
  postings: moneyPostings('payment', 1248_75),
};
const rows = (csv: string) => csv.split('\r\n').map((row) => row.split(';'));

describe('the table of the ledger', () => {
  const customer = (name: string) => ({
    name,
    organizationNumber: '987654325',
    schoolName: 'Fjellvik skole',
  });

  it('has a line for each posting, with amounts as Norway writes them', () => {
    const [owed, sold, vat, end] = rows(csvEntry(entry, customer('Eksempel kommune')));
    expect(owed).toEqual([
      ...['2026-12-01', '10042', 'Faktura', '10042', '', 'Eksempel kommune', '987654325'],
      ...['Fjellvik skole', '1500', 'Kundefordringer', '1248,75', '', '', 'Faktura 10042', ''],
      ...['billing', '2026-12-01T08:00:00.000Z'],
    ]);
    expect(sold!.slice(10, 13)).toEqual(['', '999,00', '3']);
    expect(vat!.slice(10, 13)).toEqual(['', '249,75', '3']);
    expect(end).toEqual(['']);
    expect(owed).toHaveLength(rows(csvHead)[0]!.length);
    expect(csvHead.startsWith('\uFEFFDato;')).toBe(true);
  });

  it('takes entries without a school, and of every account', () => {
    const unmatched = {
      ...{ ...payment, kind: 'unmatched', schoolId: null, forNumber: null },
      postings: [
        { account: bank, amountOre: 5 },
        { account: ledgerAccounts.unmatched, amountOre: -5 },
      ],
    };
    const [received, owed] = rows(csvEntry(unmatched, undefined));
    expect(received!.slice(2, 12)).toEqual([
      ...['Uavklart innbetaling', '', '', '', '', '', '1920', 'Bankinnskudd', '0,05', ''],
    ]);
    expect(owed!.slice(8, 12)).toEqual(['2990', 'Uavklarte innbetalinger', '', '0,05']);
  });

  it.each([
    ['=cmd|calc', `"'=cmd|calc"`],
    ['\t=1+1', `"'=1+1"`],
    ['\u200B@SUM(A1)', `"'@SUM(A1)"`],
    ['-2+3', `"'-2+3"`],
    ['R&D <b> "x"; =1+1', '"R&D <b> ""x""; =1+1"'],
    ['To\r\nlinjer\u0000', 'To linjer'],
  ])('writes the name %j so that no program runs it or breaks the line', (name, written) => {
    const csv = csvEntry(entry, customer(name));
    expect(csv.startsWith(`2026-12-01;10042;Faktura;10042;;${written};987654325;`)).toBe(true);
    expect(csv.split('\r\n')).toHaveLength(4);
  });

  it('guards the reference of the bank too', () => {
    expect(csvEntry(payment, undefined)).toContain(`;"'=2+2";`);
    expect(describeEntry(payment)).toBe('Innbetaling, faktura 10042');
  });

  it('ends with the accounts and the VAT of the period', () => {
    const period = { from: '2026-11-01', to: '2026-12-31' };
    const csv = csvSums(period, toBalances(movements), toSums(movements));
    expect(csv).toContain('1500;Kundefordringer;1750,00;2750,00;2375,00;2125,00\r\n');
    expect(csv).toContain('2050;Resultat fra tidligere år;-1000,00;0,00;0,00;-1000,00\r\n');
    expect(csv).toContain('Mva. å betale;275,00\r\n');
  });
});

it('amounts have two decimals', () => {
  expect([0, 5, -5, 100, -124875].map(toDecimal)).toEqual([
    ...['0.00', '0.05', '-0.05', '1.00', '-1248.75'],
  ]);
});
