import { addDays, addMonths, daysBetween, type CalendarDate } from './calendar-date';

/** First and last day of a billing period; both days belong to the period. */
export interface BillingPeriod {
  start: CalendarDate;
  end: CalendarDate;
}

/**
 * Returns the billing period with the given index, counted from 0. The first billing period begins on `anchor`, and
 * each billing period has `months` months.
 */
export function billingPeriod(anchor: CalendarDate, months: number, index = 0): BillingPeriod {
  return {
    start: addMonths(anchor, index * months),
    end: addDays(addMonths(anchor, (index + 1) * months), -1),
  };
}

export function daysInPeriod({ start, end }: BillingPeriod): number {
  return daysBetween(start, end) + 1;
}
