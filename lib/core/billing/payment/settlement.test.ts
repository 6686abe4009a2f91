import { paymentFit, settle } from './settlement';

it.each([
  // total, credited, paid, lost, state, left, excess
  ['an invoice is open when nothing is paid', 1000_00, 0, 0, 0, 'open', 1000_00, 0],
  ['an invoice is partly paid when a part is paid', 1000_00, 0, 400_00, 0, 'partlyPaid', 600_00, 0],
  ['an invoice is paid when its total is paid', 1000_00, 0, 1000_00, 0, 'paid', 0, 0],
  ['an invoice is paid when all but 75 øre is paid', 1000_00, 0, 999_25, 0, 'paid', 75, 0],
  [
    'an invoice is overpaid when more than its total is paid',
    1000_00,
    0,
    1001_00,
    0,
    'overpaid',
    0,
    1_00,
  ],
  ['an invoice is open when a part is credited', 1000_00, 400_00, 0, 0, 'open', 600_00, 0],
  [
    'an invoice is paid when a part is credited and the rest is paid',
    1000_00,
    400_00,
    600_00,
    0,
    'paid',
    0,
    0,
  ],
  [
    'an invoice is overpaid when a part is credited and its total is paid',
    1000_00,
    400_00,
    1000_00,
    0,
    'overpaid',
    0,
    400_00,
  ],
  ['an invoice is credited when its total is credited', 1000_00, 1000_00, 0, 0, 'credited', 0, 0],
  [
    'an invoice is written off when its total is written off',
    1000_00,
    0,
    1000_00,
    1000_00,
    'givenUp',
    0,
    0,
  ],
  [
    'an invoice is open when only a part is written off',
    1000_00,
    0,
    400_00,
    400_00,
    'open',
    600_00,
    0,
  ],
  [
    'an invoice is written off when a part is paid and the rest is written off',
    1000_00,
    0,
    1000_00,
    600_00,
    'givenUp',
    0,
    0,
  ],
  [
    'an invoice is overpaid when its total is paid and credited',
    1000_00,
    1000_00,
    1000_00,
    0,
    'overpaid',
    0,
    1000_00,
  ],
] as const)('%s', (_, totalOre, creditedOre, paidOre, lostOre, state, leftOre, excessOre) => {
  expect(settle({ totalOre, creditedOre, paidOre, lostOre })).toEqual({
    state,
    leftOre,
    excessOre,
  });
});

it.each([
  [1000, 1000, 'exact'],
  [999, 1000, 'less'],
  [1001, 1000, 'more'],
  [1000, 0, 'nothingLeft'],
  [1000, -5, 'nothingLeft'],
] as const)(
  'a payment of %d øre with %d øre left is classified as "%s"',
  (amountOre, leftOre, fit) => {
    expect(paymentFit(amountOre, leftOre)).toBe(fit);
  },
);
