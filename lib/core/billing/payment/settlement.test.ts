import { paymentFit, settle } from './settlement';

it.each([
  // total, credited, paid, lost, state, left, excess
  ['nothing has happened', 1000_00, 0, 0, 0, 'open', 1000_00, 0],
  ['a part is paid', 1000_00, 0, 400_00, 0, 'partlyPaid', 600_00, 0],
  ['all is paid', 1000_00, 0, 1000_00, 0, 'paid', 0, 0],
  ['all but 75 øre is paid', 1000_00, 0, 999_25, 0, 'paid', 75, 0],
  ['more is paid', 1000_00, 0, 1001_00, 0, 'overpaid', 0, 1_00],
  ['a part is credited', 1000_00, 400_00, 0, 0, 'open', 600_00, 0],
  ['a part is credited and the rest paid', 1000_00, 400_00, 600_00, 0, 'paid', 0, 0],
  ['a part is credited and all is paid', 1000_00, 400_00, 1000_00, 0, 'overpaid', 0, 400_00],
  ['all is credited', 1000_00, 1000_00, 0, 0, 'credited', 0, 0],
  ['all is given up', 1000_00, 0, 1000_00, 1000_00, 'givenUp', 0, 0],
  ['a part is given up', 1000_00, 0, 400_00, 400_00, 'open', 600_00, 0],
  ['a part is paid and the rest given up', 1000_00, 0, 1000_00, 600_00, 'givenUp', 0, 0],
  ['all is credited after it was paid', 1000_00, 1000_00, 1000_00, 0, 'overpaid', 0, 1000_00],
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
] as const)('a payment of %d where %d is left: %s', (amountOre, leftOre, fit) => {
  expect(paymentFit(amountOre, leftOre)).toBe(fit);
});
