import type { ShownOffer } from '@/lib/contracts/billing/order-options';
import { toCalendarDate } from '@/lib/core/billing/calendar/calendar-date';

/** Whether what is ordered begins after today: when the trial is over. */
export const beginsLater = ({ start }: Pick<ShownOffer, 'start'>): boolean =>
  start > toCalendarDate(Date.now());
