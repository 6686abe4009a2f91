import { addDays } from './calendar-date';
import { billingPeriod, daysInPeriod } from './billing-period';

it.each([
  ['2027-03-01', 12, 0, '2027-03-01', '2028-02-29', 366],
  ['2026-08-31', 6, 1, '2027-02-28', '2027-08-30', 184],
  ['2028-02-29', 12, 0, '2028-02-29', '2029-02-27', 365],
  ['2028-02-29', 12, 4, '2032-02-29', '2033-02-27', 365],
])(
  'with the anchor %s and %d months, billing period %d runs from %s to %s (%d days)',
  (anchor, months, index, start, end, days) => {
    const period = billingPeriod(anchor, months, index);
    expect(period).toEqual({ start, end });
    expect(daysInPeriod(period)).toBe(days);
  },
);

it.each(['2026-08-31', '2028-02-29', '2026-01-31', '2026-11-21'])(
  'the billing periods from %s have no gap in ten years',
  (anchor) => {
    for (const months of [6, 12]) {
      for (let index = 0; index < 20; index += 1) {
        const { end } = billingPeriod(anchor, months, index);
        expect(billingPeriod(anchor, months, index + 1).start).toBe(addDays(end, 1));
      }
    }
  },
);
