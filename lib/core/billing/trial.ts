import { addDays, startOfDayMs, toCalendarDate, type CalendarDate } from './calendar/calendar-date';

const dayMs = 24 * 60 * 60 * 1000;

/** Length of a trial in days: for a teacher without a school, and for a school (design, section 2). */
export const trialDays = { teacher: 30, school: 90 } as const;

/** Returns the number of days until `endMs`, rounded up; 0 if `endMs` has passed. Times are in ms since 1970. */
export function daysLeft(endMs: number, nowMs: number): number {
  return Math.max(0, Math.ceil((endMs - nowMs) / dayMs));
}

/** Returns the end of a trial that begins now, in ms since 1970. */
export function trialEndMs(kind: keyof typeof trialDays, nowMs: number): number {
  return nowMs + trialDays[kind] * dayMs;
}

/**
 * Returns the last whole day in Norway of a trial that ends at `endMs` (ms since 1970). Pages, mails and orders name
 * this day; a plan begins, and a card is charged, on the next day.
 */
export function toLastTrialDay(endMs: number): CalendarDate {
  return addDays(toCalendarDate(endMs), -1);
}

/**
 * Returns the time at which the last whole day of a trial ends in Norway. `endMs` is the exact end of the trial; times
 * are in ms since 1970.
 */
export function trialOverMs(endMs: number): number {
  return startOfDayMs(addDays(toLastTrialDay(endMs), 1));
}

/**
 * Returns the end of a teacher's trial in ms since 1970: 30 days after registration or the end of the school's trial,
 * whichever is later (design, section 2). `schoolLastDay` is the last day of the present school's trial; null without
 * such a trial.
 */
export function teacherTrialEndMs(
  registeredMs: number,
  schoolLastDay: CalendarDate | null,
): number {
  const own = toLastTrialDay(trialEndMs('teacher', registeredMs));
  const last = schoolLastDay !== null && schoolLastDay > own ? schoolLastDay : own;
  return startOfDayMs(addDays(last, 1));
}

/**
 * Returns the last day of a new school's trial; null if that day has already passed. The trial lasts 90 days from
 * `firstSchoolMs` (ms since 1970), the time when the school's creator created a first school. If `firstSchoolMs` is
 * null, the trial begins now.
 */
export function schoolLastTrialDay(
  firstSchoolMs: number | null,
  nowMs: number,
): CalendarDate | null {
  const lastDay = toLastTrialDay(trialEndMs('school', firstSchoolMs ?? nowMs));
  return lastDay >= toCalendarDate(nowMs) ? lastDay : null;
}

const shortestRestDays = 7;

/**
 * Returns the last trial day of a school whose organization number an earlier school already had. The result is
 * `earlier` (the earlier school's last trial day), but at least a week from `today` and at most `own` (the last day of
 * a normal trial). A week remains, because a school is asked a week before the end whether it wants a plan (spec,
 * section 4).
 */
export function sharedLastTrialDay(
  own: CalendarDate,
  earlier: CalendarDate,
  today: CalendarDate,
): CalendarDate {
  const soonest = addDays(today, shortestRestDays);
  const last = earlier > soonest ? earlier : soonest;
  return last < own ? last : own;
}
