import { addDays, type CalendarDate } from '../calendar/calendar-date';

/** Days from issue to due date: the longest that a public body may take by Norway's law on late payment. */
const paymentTermDays = 30;

/** Months that are bought on the pricing pages, and by a school that goes on from its trial (design, section 2). */
export const periodMonths = { year: 12, halfYear: 6 } as const;
export type PeriodLength = keyof typeof periodMonths;

export function dueDate(issuedOn: CalendarDate): CalendarDate {
  return addDays(issuedOn, paymentTermDays);
}

/** Net price in øre of a period, of the yearly net price. */
export function periodNetOre(yearlyNetOre: number, length: PeriodLength): number {
  return Math.round((yearlyNetOre * periodMonths[length]) / 12);
}

/** The length of a period of so many months. */
export function periodLength(months: number): PeriodLength {
  return months === periodMonths.halfYear ? 'halfYear' : 'year';
}
