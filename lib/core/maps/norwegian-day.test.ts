import { daysAfter, norwegianDay } from './norwegian-day';

it.each([
  ['before midnight in summer', '2026-08-20T21:59:59Z', '2026-08-20'],
  ['after midnight in summer', '2026-08-20T22:00:00Z', '2026-08-21'],
  ['before midnight in winter', '2026-12-31T22:59:59Z', '2026-12-31'],
  ['after midnight in winter', '2026-12-31T23:00:00Z', '2027-01-01'],
])('norwegianDay begins a new day at midnight in Norway: %s', (_, at, day) => {
  expect(norwegianDay(Date.parse(at))).toBe(day);
});

it.each([
  ['2026-08-20', 0, '2026-08-20'],
  ['2026-10-20', 30, '2026-11-19'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-01', -1, '2026-02-28'],
])('daysAfter adds days to a date: %s plus %s days is %s', (day, days, expected) => {
  expect(daysAfter(day, days)).toBe(expected);
});
