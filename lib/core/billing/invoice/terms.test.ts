import { dueDate, periodNetOre } from './terms';

it.each([
  ['2026-11-20', '2026-12-20'],
  ['2027-01-30', '2027-03-01'],
])('an invoice issued on %s is due on %s', (issuedOn, due) => {
  expect(dueDate(issuedOn)).toBe(due);
});

it.each([[999_00, 499_50]])(
  'a plan for %d øre a year costs %d øre for half a year',
  (yearOre, halfOre) => {
    expect(periodNetOre(yearOre, 'year')).toBe(yearOre);
    expect(periodNetOre(yearOre, 'halfYear')).toBe(halfOre);
  },
);
