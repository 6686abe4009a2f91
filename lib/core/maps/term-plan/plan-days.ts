import { addDays, type Day } from '@/lib/core/conditions/condition';

/** The days of a plan's maps, as chosen by a teacher. */
export interface TermPlanRhythm {
  firstDay: Day;
  /** Number of weeks between two maps, from 1. Skipped weeks do not count. */
  everyWeeks: number;
  /** Number of maps, from 1. */
  count: number;
  /**
   * Numbers of the weeks without school (ISO 8601), 1 to 53; the map before a skipped week remains active during it.
   */
  skippedWeeks: readonly number[];
}

/**
 * The first day of each map: the same weekday every `everyWeeks` weeks, without skipped weeks. Ends early if every
 * week is skipped.
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

/** Maximum length of a plan: ten years. */
const mostWeeks = 520;

const weekdayOf = (day: Day) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

export const nextMonday = (day: Day): Day => addDays(day, 7 - weekdayOf(day));

/**
 * The school days within a number of days from a day on: no Saturday, no Sunday, and none in a skipped week. All days
 * if there is no school day among them.
 */
export function schoolDays(from: Day, daysAhead: number, skippedWeeks: readonly number[]): Day[] {
  const days = Array.from({ length: daysAhead + 1 }, (_, index) => addDays(from, index));
  const ofSchool = days.filter((day) => weekdayOf(day) < 5 && !skippedWeeks.includes(isoWeek(day)));
  return ofSchool.length > 0 ? ofSchool : days;
}

/** The week number of a day, 1 to 53 (ISO 8601): week 1 contains the year's first Thursday. */
export function isoWeek(day: Day): number {
  const thursday = addDays(day, 3 - weekdayOf(day));
  const daysSince =
    (Date.parse(thursday) - Date.parse(`${thursday.slice(0, 4)}-01-01`)) / (24 * 60 * 60 * 1000);
  return Math.floor(daysSince / 7) + 1;
}

/**
 * Parses typed week numbers and ranges, such as "40, 52-1": a range may cross New Year. Undefined for anything else.
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
