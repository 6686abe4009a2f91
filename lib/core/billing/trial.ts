import { addDays, startOfDayMs, toCalendarDate, type CalendarDate } from './calendar/calendar-date';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Length of a trial in days, for a teacher without a school and for a school from its admin's registration (design,
 * section 2).
 */
export const trialDays = { teacher: 30, school: 90 } as const;

/** Days until a time, rounded up; 0 when the time has passed. Times are ms since 1970. */
export function daysLeft(endMs: number, nowMs: number): number {
  return Math.max(0, Math.ceil((endMs - nowMs) / dayMs));
}

/** End of a trial that begins now, in ms since 1970. */
export function trialEndMs(kind: keyof typeof trialDays, nowMs: number): number {
  return nowMs + trialDays[kind] * dayMs;
}

/**
 * The last whole day in Norway of a trial that ends at `endMs` (ms since 1970). The plan after the trial begins, and a
 * card is charged, on the next day. Every screen, mail and order names this day.
 */
export function toLastTrialDay(endMs: number): CalendarDate {
  return addDays(toCalendarDate(endMs), -1);
}

/** End of the last day of a trial, whatever the hour of registration. Times are ms since 1970. */
export function trialOverMs(endMs: number): number {
  return startOfDayMs(addDays(toLastTrialDay(endMs), 1));
}

/**
 * End of a teacher's trial: 30 days from registration, or the end of the trial of their current school if that is
 * later (design, section 2). Former schools do not count. Times are ms since 1970; `schoolLastDay` is null for a
 * school without a trial, or no school.
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
 * Last day of the trial of a school that is created now: 90 days, counted from its creator's first school, so that a
 * later school gets no new trial. Null once the 90 days are over. Times are ms since 1970; `firstSchoolMs` is null for
 * a first school.
 */
export function schoolLastTrialDay(
  firstSchoolMs: number | null,
  nowMs: number,
): CalendarDate | null {
  const lastDay = toLastTrialDay(trialEndMs('school', firstSchoolMs ?? nowMs));
  return lastDay >= toCalendarDate(nowMs) ? lastDay : null;
}

/**
 * Minimum number of days that a shortened trial still lasts, because a school is asked a week before the end whether it
 * wants a plan (spec, section 4).
 */
const shortestRestDays = 7;

/**
 * Last day of the trial of a school with the organization number of an earlier school. The trial ends with the earlier
 * school's trial, but lasts at least another week, and never longer than the school's own trial would. Days are
 * calendar days in Norway.
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
