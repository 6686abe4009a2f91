import { addDays, type Day } from '@/lib/core/conditions/condition';

export interface TermPlanRhythm {
  firstDay: Day;
  /** Number of weeks between two maps of a plan, at least 1; skipped weeks do not count. */
  everyWeeks: number;
  /** Number of maps in a plan, at least 1. */
  count: number;
  /** Week numbers (ISO 8601), from 1 to 53, of the weeks of a term plan that have no school. */
  skippedWeeks: readonly number[];
}

/**
 * Returns the first day of each map in a plan, on the same weekday and never in a skipped week. The search ends after
 * ten years, so there may be fewer days than requested.
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

const mostWeeks = 520;

const weekdayOf = (day: Day) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

export const nextMonday = (day: Day): Day => addDays(day, 7 - weekdayOf(day));

/**
 * Returns the school days of a period, without weekends and skipped weeks. If there are none, it returns all days of
 * the period.
 */
export function schoolDays(from: Day, daysAhead: number, skippedWeeks: readonly number[]): Day[] {
  const days = Array.from({ length: daysAhead + 1 }, (_, index) => addDays(from, index));
  const ofSchool = days.filter((day) => weekdayOf(day) < 5 && !skippedWeeks.includes(isoWeek(day)));
  return ofSchool.length > 0 ? ofSchool : days;
}

/** Returns the ISO 8601 week number of a day, from 1 to 53. */
export function isoWeek(day: Day): number {
  const thursday = addDays(day, 3 - weekdayOf(day));
  const daysSince =
    (Date.parse(thursday) - Date.parse(`${thursday.slice(0, 4)}-01-01`)) / (24 * 60 * 60 * 1000);
  return Math.floor(daysSince / 7) + 1;
}

/**
 * Parses typed week numbers and ranges, such as "40, 52-1"; a range may cross New Year. Undefined if the text is
 * invalid.
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
