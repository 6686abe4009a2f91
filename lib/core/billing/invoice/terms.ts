import { addDays, type CalendarDate } from '../calendar/calendar-date';

/** Days from an invoice's issue to its due date: the longest that Norway's law on late payment allows a public body. */
const paymentTermDays = 30;

export const periodMonths = { year: 12, halfYear: 6 } as const;
export type PeriodLength = keyof typeof periodMonths;

export function dueDate(issuedOn: CalendarDate): CalendarDate {
  return addDays(issuedOn, paymentTermDays);
}

/** Returns the net price of a subscription period in øre, from the yearly net price. */
export function periodNetOre(yearlyNetOre: number, length: PeriodLength): number {
  return Math.round((yearlyNetOre * periodMonths[length]) / 12);
}

/** Returns the name of a subscription period's length, given in months. */
export function periodLength(months: number): PeriodLength {
  return months === periodMonths.halfYear ? 'halfYear' : 'year';
}
