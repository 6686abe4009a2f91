import { addDays, addMonths, isCalendarDate, type CalendarDate } from '../calendar/calendar-date';

/** First and last day of an export of invoices, credit notes and payments. Both days are included. */
export interface ExportPeriod {
  from: CalendarDate;
  to: CalendarDate;
}

export const mostMonths = 13;

const firstDay = '2000-01-01';
const lastDay = '2100-12-31';

/**
 * Returns which day of an export period is wrong, and why; null if the export period is valid. A valid export period
 * has at most 13 months.
 */
export function periodProblem({
  from,
  to,
}: ExportPeriod): { day: 'from' | 'to'; problem: 'noDay' | 'order' | 'tooLong' } | null {
  const isDay = (day: string) => isCalendarDate(day) && day >= firstDay && day <= lastDay;
  if (!isDay(from)) return { day: 'from', problem: 'noDay' };
  if (!isDay(to)) return { day: 'to', problem: 'noDay' };
  if (to < from) return { day: 'to', problem: 'order' };
  if (to >= addMonths(from, mostMonths)) return { day: 'to', problem: 'tooLong' };
  return null;
}

export const periodChoices = [
  'thisMonth',
  'lastMonth',
  /** A Norwegian VAT term has two calendar months; the first VAT term of a year is January and February. */
  'thisTerm',
  'lastTerm',
  'thisYear',
  'lastYear',
] as const;
export type PeriodChoice = (typeof periodChoices)[number];

/** Returns the first and last day of an export period that a user chooses by name, such as `lastMonth`. */
export function chosenPeriod(choice: PeriodChoice, today: CalendarDate): ExportPeriod {
  const months = { Month: 1, Term: 2, Year: 12 }[choice.slice(4) as 'Month' | 'Term' | 'Year'];
  const month = Number(today.slice(5, 7)) - 1;
  const begun = addMonths(`${today.slice(0, 7)}-01`, -(month % months));
  const from = choice.startsWith('last') ? addMonths(begun, -months) : begun;
  return { from, to: addDays(addMonths(from, months), -1) };
}
