import { isCalendarDate } from '../calendar/calendar-date';

/** The largest amount of a payment, in øre. */
export const mostOre = 1_000_000_000;

/** Whether it is a calendar date on which a payment can have come; a year before 2020 is a slip. */
export const isPaymentDay = (day: string): boolean => isCalendarDate(day) && day >= '2020-01-01';
