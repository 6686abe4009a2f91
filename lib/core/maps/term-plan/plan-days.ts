import { addDays, type Day } from '@/lib/core/conditions/condition';

export interface TermPlanRhythm {
  firstDay: Day;
  /** Number of weeks from one map of a term plan to the next map, at least 1. Weeks without school are not counted. */
  everyWeeks: number;
  /** Number of maps in a term plan, at least 1. */
  count: number;
  /** ISO 8601 week numbers, from 1 to 53, of the weeks without school. */
  skippedWeeks: readonly number[];
}

/**
 * Returns the first day of each map in a term plan: always the weekday of `firstDay`, and never in a skipped week.
 * Looks at most ten years ahead, so the list may have fewer than `count` days.
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
 * Returns the school days from `from` until `daysAhead` days later: Monday to Friday, without skipped weeks. If the
 * range has no school day, returns all days of the range.
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
 * Parses typed ISO 8601 week numbers and ranges of weeks; undefined for an invalid text. Example: "40, 52-1" gives 40,
 * 52, 53 and 1.
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
