import { addDays, addMonths, daysBetween, type CalendarDate } from './calendar-date';

/** First and last day of a billing period; both days belong to the period. */
export interface BillingPeriod {
  start: CalendarDate;
  end: CalendarDate;
}

/**
 * Returns a billing period by its index from 0. The subscription began on `anchor` and has periods of `months` months.
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
