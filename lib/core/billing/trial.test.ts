import { toCalendarDate } from './calendar/calendar-date';
import { daysLeft, schoolLastTrialDay, sharedLastTrialDay, teacherTrialEndMs } from './trial';

const dayMs = 24 * 60 * 60 * 1000;

const day = (number: number) => number * dayMs;
/** The start of a day in Norway in winter. */
const startOf = (number: number) => day(number) - 3600_000;

describe("the end of a teacher's trial, registered on day 0", () => {
  it.each([
    ['alone', null, 30],
    ['at a school whose trial is longer', 90, 90],
    ['at a school whose trial ends before', 20, 30],
    ['at a school whose trial was over before', -100, 30],
  ])('%s', (_, schoolDay, endDay) => {
    const schoolLastDay = schoolDay === null ? null : toCalendarDate(day(schoolDay - 1));
    expect(teacherTrialEndMs(0, schoolLastDay)).toBe(startOf(endDay));
  });
});

describe('the end of the trial of a school', () => {
  it.each([
    ['that is the first of its creator', null, 200, 290],
    ['after another one of its creator', 100, 160, 190],
    ['after the 90 days of its creator', 100, 190, null],
  ])('%s', (_, firstDay, today, endDay) => {
    const first = firstDay === null ? null : day(firstDay);
    expect(schoolLastTrialDay(first, day(today))).toBe(
      endDay === null ? null : toCalendarDate(day(endDay - 1)),
    );
  });
});

describe('the last day of a trial whose organization number had one before', () => {
  it.each([
    ['is that of the earlier one', '2026-11-28', '2026-10-15', '2026-10-15'],
    ['leaves a week where that is over', '2026-11-28', '2026-05-01', '2026-10-08'],
    ['does not become later', '2026-10-04', '2026-10-15', '2026-10-04'],
    ['does not become later by the week', '2026-10-04', '2026-05-01', '2026-10-04'],
  ])('%s', (_, own, earlier, last) => {
    expect(sharedLastTrialDay(own, earlier, '2026-10-01')).toBe(last);
  });
});

describe('daysLeft', () => {
  it.each([
    [3 * dayMs, 3],
    [2 * dayMs + 1, 3],
    [1, 1],
    [0, 0],
    [-dayMs, 0],
  ])('of %s ms is %s', (endMs, days) => expect(daysLeft(endMs, 0)).toBe(days));
});
