import { upgradeWithinPeriod } from './pro-rata';

const year = { start: '2026-12-01', end: '2027-11-30' };
const leapYear = { start: '2027-12-01', end: '2028-11-30' };

it.each([
  ['on the first day changes the whole period', year, '2026-12-01', '2026-12-01', 999_00, 1499_00],
  ['before it begins, too', year, '2026-11-20', '2026-12-01', 999_00, 1499_00],
  ['on the last day changes one day', year, '2027-11-30', '2027-11-30', 2_74, 4_11],
  // 184 of 365 days.
  ['in the middle', year, '2027-05-31', '2027-05-31', 503_61, 755_66],
  // 184 of 366 days.
  ['in the middle of a leap year', leapYear, '2028-05-31', '2028-05-31', 502_23, 753_60],
])('an upgrade %s', (_, period, on, start, creditNetOre, chargeNetOre) => {
  expect(upgradeWithinPeriod(period, 999_00, 1499_00, on)).toEqual({
    rest: { start, end: period.end },
    creditNetOre,
    chargeNetOre,
  });
});

it('is not made after the period', () => {
  expect(() => upgradeWithinPeriod(year, 999_00, 1499_00, '2027-12-01')).toThrow(RangeError);
});
