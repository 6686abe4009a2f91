import type { ShownOffer } from '@/lib/contracts/billing/order-options';
import { toCalendarDate } from '@/lib/core/billing/calendar/calendar-date';

export const beginsLater = ({ start }: Pick<ShownOffer, 'start'>): boolean =>
  start > toCalendarDate(Date.now());
