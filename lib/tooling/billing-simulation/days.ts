/* The calendar as the checks count it, on its own: nothing here is shared with the product. */

/** `YYYY-MM-DD`. */
export type Day = string;

const dayMs = 86_400_000;
const toUtc = (day: Day) => Date.parse(`${day}T00:00:00Z`);
const fromUtc = (ms: number): Day => new Date(ms).toISOString().slice(0, 10);

export const plusDays = (day: Day, days: number): Day => fromUtc(toUtc(day) + days * dayMs);

/** Number of days from the first to the last, both included. */
export const daysFrom = (first: Day, last: Day): number =>
  Math.round((toUtc(last) - toUtc(first)) / dayMs) + 1;

/** The same day so many months later, or the last of a month that is too short. */
export function plusMonths(day: Day, months: number): Day {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const total = year * 12 + month - 1 + months;
  const lengths = [31, isLeap(Math.floor(total / 12)) ? 29 : 28, 31, 30, 31, 30];
  lengths.push(31, 31, 30, 31, 30, 31);
  const last = Math.min(date, lengths[total % 12]!);
  const text = (value: number, digits: number) => String(value).padStart(digits, '0');
  return `${text(Math.floor(total / 12), 4)}-${text((total % 12) + 1, 2)}-${text(last, 2)}`;
}

const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** A time on a day in Norway, in ms since 1970. `hour` is 1 to 20, so that summer time does not change the day. */
export const timeOn = (day: Day, hour: number): number => toUtc(day) + hour * 3_600_000;
