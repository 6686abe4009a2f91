import { paymentFit, invoiceSettlement } from './settlement';

it.each([
  // total, credited, paid, lost, state, left, excess
  ['open when nothing is paid', 100_00, 0, 0, 0, 'open', 100_00, 0],
  ['partly paid when a part is paid', 100_00, 0, 40_00, 0, 'partlyPaid', 60_00, 0],
  ['paid when all but 75 øre is paid', 100_00, 0, 99_25, 0, 'paid', 75, 0],
  ['overpaid when more than its total is paid', 100_00, 0, 101_00, 0, 'overpaid', 0, 1_00],
  ['open when a part is credited', 100_00, 40_00, 0, 0, 'open', 60_00, 0],
  ['paid when the rest after a credit is paid', 100_00, 40_00, 60_00, 0, 'paid', 0, 0],
  ['overpaid when it is paid and credited', 100_00, 100_00, 100_00, 0, 'overpaid', 0, 100_00],
  ['credited when its total is credited', 100_00, 100_00, 0, 0, 'credited', 0, 0],
  ['open when only a part is written off', 100_00, 0, 40_00, 40_00, 'open', 60_00, 0],
  ['written off when the rest is written off', 100_00, 0, 100_00, 60_00, 'givenUp', 0, 0],
] as const)(
  'the state of an invoice follows from its payments and credits: the invoice is %s',
  (_, totalOre, creditedOre, paidOre, lostOre, state, leftOre, excessOre) => {
    const amounts = { totalOre, creditedOre, paidOre, lostOre };
    expect(invoiceSettlement(amounts)).toEqual({ state, leftOre, excessOre });
  },
);

it.each([
  [1000, 1000, 'exact'],
  [999, 1000, 'less'],
  [1001, 1000, 'more'],
  [1000, 0, 'nothingLeft'],
] as const)(
  'a payment of %d øre for an invoice with an open amount of %d øre is classified as "%s"',
  (amountOre, leftOre, fit) => {
    expect(paymentFit(amountOre, leftOre)).toBe(fit);
  },
);
