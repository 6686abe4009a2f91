import { addDays, startOfDayMs, toCalendarDate, type CalendarDate } from './calendar/calendar-date';

const dayMs = 24 * 60 * 60 * 1000;

/** Length of a trial in days, for a teacher without a school and for a school (design, section 2). */
export const trialDays = { teacher: 30, school: 90 } as const;

/** Returns the days until a time, rounded up; 0 when the time has passed. Times are ms since 1970. */
export function daysLeft(endMs: number, nowMs: number): number {
  return Math.max(0, Math.ceil((endMs - nowMs) / dayMs));
}

/** Returns the end of a trial that begins now, in ms since 1970. */
export function trialEndMs(kind: keyof typeof trialDays, nowMs: number): number {
  return nowMs + trialDays[kind] * dayMs;
}

/**
 * Returns the last whole day in Norway of a trial that ends at `endMs` (ms since 1970). A plan begins, and a card is
 * charged, on the next day. Every screen, mail and order names this last day.
 */
export function toLastTrialDay(endMs: number): CalendarDate {
  return addDays(toCalendarDate(endMs), -1);
}

/** Returns the end of a trial's last day, whatever the hour of registration. Times are ms since 1970. */
export function trialOverMs(endMs: number): number {
  return startOfDayMs(addDays(toLastTrialDay(endMs), 1));
}

/**
 * Returns the end of a teacher's trial (design, section 2): 30 days from registration, or the end of the school's trial
 * if later. Former schools do not count. Times are ms since 1970; `schoolLastDay` is null without a school's trial.
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
 * Returns the last day of a new school's trial. The 90 days start when the teacher who creates the school created their
 * first school. Null if the 90 days are over, so a later school gets no new trial. Times are ms since 1970;
 * `firstSchoolMs` is null if the new school is the teacher's first.
 */
export function schoolLastTrialDay(
  firstSchoolMs: number | null,
  nowMs: number,
): CalendarDate | null {
  const lastDay = toLastTrialDay(trialEndMs('school', firstSchoolMs ?? nowMs));
  return lastDay >= toCalendarDate(nowMs) ? lastDay : null;
}

/**
 * Minimum days that a shortened trial still lasts: a school is asked a week before the end whether it wants a plan
 * (spec, section 4).
 */
const shortestRestDays = 7;

/**
 * Returns the last day of the trial of a school whose organization number an earlier school already had. It is the last
 * day of the earlier school's trial, but at least a week from today, and at most the last day of a normal trial.
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
