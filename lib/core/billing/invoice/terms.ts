import { addDays, type CalendarDate } from '../calendar/calendar-date';

/** Norway's law on late payment allows a public body at most 30 days from an invoice to the due date. */
const paymentTermDays = 30;

export const periodMonths = { year: 12, halfYear: 6 } as const;
export type PeriodLength = keyof typeof periodMonths;

export function dueDate(issuedOn: CalendarDate): CalendarDate {
  return addDays(issuedOn, paymentTermDays);
}

/** Computes the net price of a billing period in øre from the yearly net price. */
export function periodNetOre(yearlyNetOre: number, length: PeriodLength): number {
  return Math.round((yearlyNetOre * periodMonths[length]) / 12);
}

/** Returns the name of a billing period's length: `halfYear` for 6 months, otherwise `year`. */
export function periodLength(months: number): PeriodLength {
  return months === periodMonths.halfYear ? 'halfYear' : 'year';
}
