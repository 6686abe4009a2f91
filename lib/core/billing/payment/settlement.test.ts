import { paymentFit, settle } from './settlement';

it.each([
  // total, credited, paid, lost, state, left, excess
  ['nothing has happened', 1000, 0, 0, 0, 'open', 1000, 0],
  ['a part is paid', 1000, 0, 400, 0, 'partlyPaid', 600, 0],
  ['all is paid', 1000, 0, 1000, 0, 'paid', 0, 0],
  ['more is paid', 1000, 0, 1001, 0, 'overpaid', 0, 1],
  ['a part is credited', 1000, 400, 0, 0, 'open', 600, 0],
  ['a part is credited and the rest paid', 1000, 400, 600, 0, 'paid', 0, 0],
  ['a part is credited and all is paid', 1000, 400, 1000, 0, 'overpaid', 0, 400],
  ['all is credited', 1000, 1000, 0, 0, 'credited', 0, 0],
  ['all is given up', 1000, 0, 1000, 1000, 'givenUp', 0, 0],
  ['a part is given up', 1000, 0, 400, 400, 'open', 600, 0],
  ['a part is paid and the rest given up', 1000, 0, 1000, 600, 'givenUp', 0, 0],
  ['all is credited after it was paid', 1000, 1000, 1000, 0, 'overpaid', 0, 1000],
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
