import { isoWeek, nextMonday, parseWeeks, termPlanDays, schoolDays } from './plan-days';

const rhythm = { firstDay: '2026-08-17', everyWeeks: 3, count: 4, skippedWeeks: [] };

it.each([
  ['every three weeks', {}, ['2026-08-17', '2026-09-07', '2026-09-28', '2026-10-19']],
  ['every week', { everyWeeks: 1, count: 2 }, ['2026-08-17', '2026-08-24']],
  [
    'three weeks of school apart, without the autumn break',
    { skippedWeeks: [40] },
    ['2026-08-17', '2026-09-07', '2026-10-05', '2026-10-26'],
  ],
  ['after a week without school', { count: 2, skippedWeeks: [37] }, ['2026-08-17', '2026-09-14']],
  [
    'across New Year',
    { firstDay: '2026-12-14', count: 2, skippedWeeks: [52, 53] },
    ['2026-12-14', '2027-01-18'],
  ],
  ['on no day when every week is skipped', { skippedWeeks: parseWeeks('1-53')! }, []],
])('the maps of a term plan start on days with school: %s', (_, values, days) => {
  expect(termPlanDays({ ...rhythm, ...values })).toEqual(days);
});

it.each([
  ['2026-01-01', 1],
  ['2025-12-29', 1],
  ['2021-01-03', 53],
  ['2026-11-25', 48],
  ['2027-01-03', 53],
  ['2027-01-04', 1],
])('isoWeek returns the week of a day: %s is in week %i', (day, week) => {
  expect(isoWeek(day)).toBe(week);
});

it.each([
  ['', []],
  ['40', [40]],
  ['40, 8 9;8', [40, 8, 9]],
  ['52-2', [52, 53, 1, 2]],
  ['7–8', [7, 8]],
  ['høst', undefined],
  ['0', undefined],
  ['54', undefined],
])('parseWeeks reads the text "%s" as %j', (text, weeks) => {
  expect(parseWeeks(text)).toEqual(weeks);
});

it.each([
  ['2026-11-25', '2026-11-30'],
  ['2026-11-29', '2026-11-30'],
  ['2026-11-30', '2026-12-07'],
])('nextMonday returns the Monday after a day: after %s it is %s', (day, monday) => {
  expect(nextMonday(day)).toBe(monday);
});

describe('school days', () => {
  const [friday, monday, tuesday] = ['2026-09-25', '2026-09-28', '2026-09-29'];

  it('exclude Saturdays and Sundays', () => {
    expect(schoolDays(friday, 4, [])).toEqual([friday, monday, tuesday]);
  });

  it('exclude weeks without school', () => {
    expect(schoolDays(friday, 10, [40])).toEqual([friday, '2026-10-05']);
  });

  it('include the days of weeks without school if no other day would be left', () => {
    expect(schoolDays(monday, 1, [40])).toEqual([monday, tuesday]);
  });
});
