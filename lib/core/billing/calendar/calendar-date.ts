/** Calendar day in Norway as `YYYY-MM-DD`. Two days can be compared as text. */
export type CalendarDate = string;

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
const oslo = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Europe/Oslo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Returns the calendar day in Norway at a time in ms since 1970. */
export function toCalendarDate(timeMs: number): CalendarDate {
  const parts = new Map(oslo.formatToParts(timeMs).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}

/**
 * Returns the time at which a day begins in Norway, in ms since 1970. Throws a RangeError for a day that does not
 * exist, such as 30 February.
 */
export function startOfDayMs(date: CalendarDate): number {
  const utcMs = toUtcMs(date);
  // Norway is one hour ahead of UTC, or two hours in summer, and never changes the clock at midnight.
  const inSummerMs = utcMs - 2 * hourMs;
  return toCalendarDate(inSummerMs) === date ? inSummerMs : utcMs - hourMs;
}

function toUtcMs(date: CalendarDate): number {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : NaN;
  if (Number.isNaN(ms) || fromUtcMs(ms) !== date) throw new RangeError(`There is no day ${date}`);
  return ms;
}

const fromUtcMs = (ms: number): CalendarDate => new Date(ms).toISOString().slice(0, 10);

/** Returns whether a text is an existing calendar day (`YYYY-MM-DD`). */
export function isCalendarDate(text: string): boolean {
  try {
    toUtcMs(text);
    return true;
  } catch {
    return false;
  }
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return fromUtcMs(toUtcMs(date) + days * dayMs);
}

/**
 * Adds months to a day; if the month reached is too short, returns the last day of that month. In a series of months,
 * always add to the original day. Example: 31 January plus 1 month is 28 February, and 31 January plus 2 months is 31
 * March.
 */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const day = new Date(toUtcMs(date));
  const firstOfMonth = Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months, 1);
  const nextMonth = Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months + 1, 1);
  const lastDay = (nextMonth - firstOfMonth) / dayMs;
  return fromUtcMs(firstOfMonth + (Math.min(day.getUTCDate(), lastDay) - 1) * dayMs);
}

/** Returns the number of days from `from` to `to`; negative if `to` is earlier than `from`. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return (toUtcMs(to) - toUtcMs(from)) / dayMs;
}
