import { addDays, type CalendarDate } from '../calendar/calendar-date';

/**
 * Days from the issue of an invoice to its due date: the longest that Norway's law on late payment allows a public
 * body.
 */
const paymentTermDays = 30;

/** Number of months in a subscription period (design, section 2). */
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
