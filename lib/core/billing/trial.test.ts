import { toCalendarDate } from './calendar/calendar-date';
import { daysLeft, schoolLastTrialDay, sharedLastTrialDay, teacherTrialEndMs } from './trial';

const dayMs = 24 * 60 * 60 * 1000;

const day = (number: number) => number * dayMs;
/** The start of a day in Norway in winter. */
const startOf = (number: number) => day(number) - 3600_000;

describe('the trial of a teacher', () => {
  it.each([
    ['lasts 30 days without a school', null, 30],
    ['lasts as long as the trial of a school that ends later', 90, 90],
    ['lasts 30 days at a school whose trial ends earlier', 20, 30],
  ])("depends on the trial of the teacher's school: it %s", (_, schoolDay, endDay) => {
    const schoolLastDay = schoolDay === null ? null : toCalendarDate(day(schoolDay - 1));
    expect(teacherTrialEndMs(0, schoolLastDay)).toBe(startOf(endDay));
  });
});

describe('the trial of a school', () => {
  it.each([
    ['lasts 90 days when its creator had no school before', null, 200, 290],
    ["ends 90 days after the creation of the creator's first school", 100, 160, 190],
    ["is not granted 90 days after the creation of the creator's first school", 100, 190, null],
  ])(
    "depends on the creation of its creator's first school: it %s",
    (_, firstDay, today, endDay) => {
      const first = firstDay === null ? null : day(firstDay);
      expect(schoolLastTrialDay(first, day(today))).toBe(
        endDay === null ? null : toCalendarDate(day(endDay - 1)),
      );
    },
  );
});

describe('the last trial day of a school whose organization number had an earlier trial', () => {
  it.each([
    ['is the last day of the earlier trial', '2026-11-28', '2026-10-15', '2026-10-15'],
    [
      'is a week from today when the earlier trial has ended',
      '2026-11-28',
      '2026-05-01',
      '2026-10-08',
    ],
    ['is not postponed to the end of the earlier trial', '2026-10-04', '2026-10-15', '2026-10-04'],
    ['is not postponed to a week from today', '2026-10-04', '2026-05-01', '2026-10-04'],
  ])('depends on the last day of the earlier trial: it %s', (_, own, earlier, last) => {
    expect(sharedLastTrialDay(own, earlier, '2026-10-01')).toBe(last);
  });
});

describe('daysLeft', () => {
  it.each([
    [3 * dayMs, 3],
    [1, 1],
    [-dayMs, 0],
  ])('converts %s ms to %s days', (endMs, days) => expect(daysLeft(endMs, 0)).toBe(days));
});
