import type { Day } from './condition';

/**
 * Why a typed day is invalid: not a date (`notADate`), a day that does not exist such as 31 February (`noSuchDay`), or
 * a day before today (`past`).
 */
export type DayProblem = 'notADate' | 'noSuchDay' | 'past';

/**
 * Reads a typed day, such as "1.3.27", "010327" or "2027-03-01". A year of two digits means 20xx; without a year, the
 * next matching day from today on is returned.
 */
export function readDay(text: string, today: Day): { day: Day } | { problem: DayProblem } {
  const parts = splitDate(text.trim());
  if (!parts) return { problem: 'notADate' };
  const { day, month } = parts;
  const thisYear = Number(today.slice(0, 4));
  if (parts.year === undefined) {
    const next = [0, 1, 2, 3, 4, 5, 6, 7, 8]
      .map((years) => toDay(thisYear + years, month, day))
      .find((found) => found !== undefined && found >= today);
    return next ? { day: next } : { problem: 'noSuchDay' };
  }
  const year = parts.year < 100 ? 2000 + parts.year : parts.year;
  const found = toDay(year, month, day);
  if (!found) return { problem: 'noSuchDay' };
  return found < today ? { problem: 'past' } : { day: found };
}

interface DateParts {
  day: number;
  month: number;
  year?: number;
}

function splitDate(text: string): DateParts | undefined {
  const yearFirst = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (yearFirst) {
    const [, year, month, day] = yearFirst.map(Number);
    return { day: day!, month: month!, year };
  }
  const between = String.raw`(?:\s*[./\-]\s*|\s+)`;
  const apart = new RegExp(
    String.raw`^(\d{1,2})${between}(\d{1,2})(?:${between}(\d{4}|\d{2}))?\.?$`,
  );
  const found = apart.exec(text) ?? /^(\d\d)(\d\d)(\d{4}|\d\d)$/.exec(text);
  if (!found) return undefined;
  const [, day, month, year] = found;
  return {
    day: Number(day),
    month: Number(month),
    ...(year !== undefined && { year: Number(year) }),
  };
}

function toDay(year: number, month: number, day: number): Day | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isSame = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isSame && year >= 1000 ? date.toISOString().slice(0, 10) : undefined;
}
