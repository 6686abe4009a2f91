import fc from 'fast-check';
import { allocate, type Allocation, type Credit, type Debit } from './allocate';

const credit = (id: string, leftOre: number, forId: string | null = null): Credit => ({
  ...{ id, leftOre, forId },
});
const debit = (id: string, leftOre: number): Debit => ({ id, leftOre });
const made = (...rows: [creditId: string, debitId: string, amountOre: number][]): Allocation[] =>
  rows.map(([creditId, debitId, amountOre]) => ({ creditId, debitId, amountOre }));

it.each<[string, Credit[], Debit[], Allocation[]]>([
  ['nothing without a debit', [credit('p', 100)], [], []],
  ['nothing without a credit', [], [debit('a', 100)], []],
  [
    'a payment against its invoice',
    [credit('p', 100, 'a')],
    [debit('a', 100)],
    made(['p', 'a', 100]),
  ],
  [
    'a payment against its invoice, although another one was due before',
    [credit('p', 100, 'b')],
    [debit('a', 100), debit('b', 100)],
    made(['p', 'b', 100]),
  ],
  [
    'a payment that names no invoice against the one that was due first',
    [credit('p', 100)],
    [debit('a', 60), debit('b', 100)],
    made(['p', 'a', 60], ['p', 'b', 40]),
  ],
  [
    'what is left of a payment against the one that was due first',
    [credit('p', 100, 'b')],
    [debit('a', 100), debit('b', 60)],
    made(['p', 'b', 60], ['p', 'a', 40]),
  ],
  [
    'a payment of an invoice that is settled already against another one',
    [credit('p', 100, 'settled')],
    [debit('a', 100)],
    made(['p', 'a', 100]),
  ],
  [
    'a credit note of an invoice before an older payment that names none',
    [credit('p', 100), credit('c', 100, 'a')],
    [debit('a', 100), debit('b', 100)],
    made(['c', 'a', 100], ['p', 'b', 100]),
  ],
  ['a part of a debit', [credit('p', 30, 'a')], [debit('a', 100)], made(['p', 'a', 30])],
  [
    'two payments of an invoice, of which one is too much',
    [credit('p', 80, 'a'), credit('q', 80, 'a')],
    [debit('a', 100)],
    made(['p', 'a', 80], ['q', 'a', 20]),
  ],
])('sets off %s', (_, credits, debits, expected) => {
  expect(allocate(credits, debits)).toEqual(expected);
});

it('never sets off more than is left of a credit or a debit, and leaves no credit beside an open debit', () => {
  const leftOre = fc.integer({ min: 0, max: 500 });
  const ids = ['a', 'b', 'c', 'd'];
  const debits = fc.array(leftOre, { maxLength: 4 });
  const credits = fc.array(
    fc.record({ leftOre, forId: fc.option(fc.constantFrom(...ids), { nil: null }) }),
    { maxLength: 5 },
  );
  fc.assert(
    fc.property(debits, credits, (owed, paid) => {
      const open = owed.map((each, index) => debit(ids[index]!, each));
      const given = paid.map((each, index) => ({ ...each, id: `credit ${index}` }));
      const allocated = allocate(given, open);
      const used = (key: 'creditId' | 'debitId', id: string) =>
        allocated
          .filter((each) => each[key] === id)
          .reduce((sum, { amountOre }) => sum + amountOre, 0);
      const left = (key: 'creditId' | 'debitId', rows: readonly Debit[]) =>
        rows.map((row) => row.leftOre - used(key, row.id));
      for (const { amountOre } of allocated) expect(amountOre).toBeGreaterThan(0);
      const creditsLeft = left('creditId', given);
      const debitsLeft = left('debitId', open);
      expect(Math.min(0, ...creditsLeft, ...debitsLeft)).toBe(0);
      expect(Math.max(0, ...creditsLeft) * Math.max(0, ...debitsLeft)).toBe(0);
    }),
  );
});
