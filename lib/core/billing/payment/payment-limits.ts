import { isCalendarDate } from '../calendar/calendar-date';

/** The largest amount of a payment, in øre. */
export const mostOre = 1_000_000_000;

/** Whether the text is a possible day of a payment; a year before 2020 is a typing error. */
export const isPaymentDay = (day: string): boolean => isCalendarDate(day) && day >= '2020-01-01';
