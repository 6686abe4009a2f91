import {
  addDays,
  addMonths,
  daysBetween,
  isCalendarDate,
  startOfDayMs,
  toCalendarDate,
} from './calendar-date';

describe('the day in Norway', () => {
  it.each([
    ['2026-01-31T23:00:00.000Z', '2026-02-01'],
    ['2026-07-31T22:00:00.000Z', '2026-08-01'],
    // The clock is put forward at 01:00 and back at 01:00 UTC.
    ['2026-03-29T21:59:59.999Z', '2026-03-29'],
    ['2026-03-29T22:00:00.000Z', '2026-03-30'],
    ['2026-10-25T22:59:59.999Z', '2026-10-25'],
    ['2026-10-25T23:00:00.000Z', '2026-10-26'],
  ])('at %s is %s', (time, day) => {
    expect(toCalendarDate(Date.parse(time))).toBe(day);
  });
});

it.each([
  ['2026-07-31', '2026-07-30T22:00:00.000Z'],
  // The days on which the clock changes, and those after them.
  ['2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['2026-03-30', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', '2026-10-24T22:00:00.000Z'],
])('the day %s in Norway begins at %s', (day, time) => {
  expect(new Date(startOfDayMs(day)).toISOString()).toBe(time);
});

describe('addMonths', () => {
  it.each([
    ['2026-08-31', 6, '2027-02-28'],
    ['2027-08-31', 6, '2028-02-29'],
    ['2028-02-29', 48, '2032-02-29'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-01-31', 2, '2026-03-31'],
    ['2026-12-01', 1, '2027-01-01'],
    ['2026-03-31', -1, '2026-02-28'],
  ])('changes %s by %d months to %s', (from, months, day) => {
    expect(addMonths(from, months)).toBe(day);
  });
});

describe('addDays', () => {
  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-03-01', -1, '2026-02-28'],
    // Days of 23 and 25 hours.
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-10-24', 2, '2026-10-26'],
  ])('changes %s by %d days to %s', (from, days, day) => {
    expect(addDays(from, days)).toBe(day);
    expect(daysBetween(from, day)).toBe(days);
  });
});

it.each(['2026-02-29', '2026-13-01', '2026-00-10', '26-1-1', '2026-01-01T00:00', ''])(
  'the text "%s" is no calendar date',
  (text) => {
    expect(isCalendarDate(text)).toBe(false);
    expect(() => addDays(text, 1)).toThrow(RangeError);
  },
);
