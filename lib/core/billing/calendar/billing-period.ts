import { addDays, addMonths, daysBetween, type CalendarDate } from './calendar-date';

/** The days of a billed period, first and last included. */
export interface BillingPeriod {
  start: CalendarDate;
  end: CalendarDate;
}

/**
 * The period with this index, counted from 0, of a subscription that began on `anchor` and has periods of `months`
 * months.
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
