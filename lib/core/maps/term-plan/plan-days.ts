import { addDays, type Day } from '@/lib/core/conditions/condition';

/** The days of a plan's maps, as a teacher chooses them. */
export interface TermPlanRhythm {
  firstDay: Day;
  /** Weeks from one map to the next, from 1. Weeks that are left out do not count. */
  everyWeeks: number;
  /** Number of maps, from 1. */
  count: number;
  /** Numbers of the weeks without school (ISO 8601), 1 to 53; a map before one stays in use through it. */
  skippedWeeks: readonly number[];
}

/**
 * The first day of each map: the same day of the week, so many weeks apart, without the weeks that are left out. Ends
 * early where every week is left out.
 */
export function termPlanDays({ firstDay, everyWeeks, count, skippedWeeks }: TermPlanRhythm): Day[] {
  const skipped = new Set(skippedWeeks);
  const days: Day[] = [];
  let weeksSince = everyWeeks;
  for (let day = firstDay, tried = 0; days.length < count && tried < mostWeeks; tried += 1) {
    if (!skipped.has(isoWeek(day))) {
      if (weeksSince >= everyWeeks) {
        days.push(day);
        weeksSince = 0;
      }
      weeksSince += 1;
    }
    day = addDays(day, 7);
  }
  return days;
}

/** A plan reaches ten years ahead at most. */
const mostWeeks = 520;

const weekdayOf = (day: Day) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** The first Monday after a day. */
export const nextMonday = (day: Day): Day => addDays(day, 7 - weekdayOf(day));

/**
 * The school days from a day on, so many days ahead: no Saturday, no Sunday, and none in a week without school. All days
 * where no school day is among them.
 */
export function schoolDays(from: Day, daysAhead: number, skippedWeeks: readonly number[]): Day[] {
  const days = Array.from({ length: daysAhead + 1 }, (_, index) => addDays(from, index));
  const ofSchool = days.filter((day) => weekdayOf(day) < 5 && !skippedWeeks.includes(isoWeek(day)));
  return ofSchool.length > 0 ? ofSchool : days;
}

/** The number of a day's week, 1 to 53 (ISO 8601): week 1 is the one with the year's first Thursday. */
export function isoWeek(day: Day): number {
  const thursday = addDays(day, 3 - weekdayOf(day));
  const daysSince =
    (Date.parse(thursday) - Date.parse(`${thursday.slice(0, 4)}-01-01`)) / (24 * 60 * 60 * 1000);
  return Math.floor(daysSince / 7) + 1;
}

/**
 * The weeks that are typed as numbers and ranges, as in "40, 52-1": a range may go over New Year. Undefined for anything
 * else.
 */
export function parseWeeks(text: string): number[] | undefined {
  const weeks = new Set<number>();
  for (const part of text.split(/[\s,;]+/).filter(Boolean)) {
    const [, from, to] = /^(\d{1,2})(?:[-–](\d{1,2}))?$/.exec(part) ?? [];
    if (from === undefined) return undefined;
    const [first, last] = [Number(from), Number(to ?? from)];
    if (![first, last].every((week) => week >= 1 && week <= lastWeek)) return undefined;
    for (let week = first; ; week = week === lastWeek ? 1 : week + 1) {
      weeks.add(week);
      if (week === last) break;
    }
  }
  return [...weeks];
}

const lastWeek = 53;
