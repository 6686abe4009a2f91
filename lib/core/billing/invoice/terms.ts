import { addDays, type CalendarDate } from '../calendar/calendar-date';

/** Days from issue to due date: the longest that a public body may take by Norway's law on late payment. */
const paymentTermDays = 30;

/** Months of a period on the pricing pages, and after a trial (design, section 2). */
export const periodMonths = { year: 12, halfYear: 6 } as const;
export type PeriodLength = keyof typeof periodMonths;

export function dueDate(issuedOn: CalendarDate): CalendarDate {
  return addDays(issuedOn, paymentTermDays);
}

/** Net price of a period in øre, from the yearly net price. */
export function periodNetOre(yearlyNetOre: number, length: PeriodLength): number {
  return Math.round((yearlyNetOre * periodMonths[length]) / 12);
}

/** The name of a period length in months. */
export function periodLength(months: number): PeriodLength {
  return months === periodMonths.halfYear ? 'halfYear' : 'year';
}
