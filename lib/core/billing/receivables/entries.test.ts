import fc from 'fast-check';
import { addVat } from '../vat';
import { documentPostings, ledgerAccounts, moneyPostings, type Posting } from './entries';

const { receivables, bank, outputVat, unmatched, sales, losses } = ledgerAccounts;
const sum = (postings: Posting[]) => postings.reduce((all, { amountOre }) => all + amountOre, 0);
const on = (account: number, postings: Posting[]) =>
  sum(postings.filter((posting) => posting.account === account));

it('an invoice is owed with its VAT, and sold without', () => {
  expect(documentPostings('invoice', addVat(999_00))).toEqual([
    { account: receivables, amountOre: 1248_75 },
    { account: sales, amountOre: -999_00 },
    { account: outputVat, amountOre: -249_75 },
  ]);
});

it.each<[Parameters<typeof moneyPostings>[0], Posting[]]>([
  [
    'payment',
    [
      { account: bank, amountOre: 100_00 },
      { account: receivables, amountOre: -100_00 },
    ],
  ],
  [
    'takenBack',
    [
      { account: bank, amountOre: -100_00 },
      { account: receivables, amountOre: 100_00 },
    ],
  ],
  [
    'refund',
    [
      { account: bank, amountOre: -100_00 },
      { account: receivables, amountOre: 100_00 },
    ],
  ],
  [
    'loss',
    [
      { account: receivables, amountOre: -100_00 },
      { account: losses, amountOre: 80_00 },
      { account: outputVat, amountOre: 20_00 },
    ],
  ],
  [
    'unmatched',
    [
      { account: bank, amountOre: 100_00 },
      { account: unmatched, amountOre: -100_00 },
    ],
  ],
  [
    'sentBack',
    [
      { account: bank, amountOre: -100_00 },
      { account: unmatched, amountOre: 100_00 },
    ],
  ],
])('a %s moves 100 kroner', (kind, postings) => {
  expect(moneyPostings(kind, 100_00)).toEqual(postings);
});

it('a matched payment takes what was received before, and its counter-entry gives it back', () => {
  expect(moneyPostings('payment', 100_00, true)).toEqual([
    { account: unmatched, amountOre: 100_00 },
    { account: receivables, amountOre: -100_00 },
  ]);
  expect(moneyPostings('takenBack', 100_00, true)).toEqual([
    { account: unmatched, amountOre: -100_00 },
    { account: receivables, amountOre: 100_00 },
  ]);
});

it('the postings of every entry add up to 0', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000_00 }), (ore) => {
      for (const kind of ['invoice', 'creditNote'] as const) {
        expect(sum(documentPostings(kind, addVat(ore)))).toBe(0);
      }
      for (const kind of ['payment', 'takenBack', 'refund', 'loss', 'unmatched'] as const) {
        expect(sum(moneyPostings(kind, ore))).toBe(0);
      }
    }),
  );
});

it('a credit note takes back an invoice of the same amounts, on every account', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000_00 }), (netOre) => {
      const both = [
        ...documentPostings('invoice', addVat(netOre)),
        ...documentPostings('creditNote', addVat(netOre)),
      ];
      for (const account of [receivables, sales, outputVat]) expect(on(account, both)).toBe(0);
    }),
  );
});
