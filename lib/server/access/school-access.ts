import 'server-only';
import { accessOn } from '@/lib/core/billing/agreement/access';
import { periodAt, planAt } from '@/lib/core/billing/agreement/agreement';
import {
  addDays,
  startOfDayMs,
  toCalendarDate,
  type CalendarDate,
} from '@/lib/core/billing/calendar/calendar-date';
import { leastSeats, tiers } from '@/lib/core/billing/plans';
import type { Queryable } from '@/lib/db/client';
import { readBillingState, type SchoolBillingState } from './billing-state';

export interface SchoolAccess {
  seatLimit: number;
  isActive: boolean;
  periodEnd: Date | null;
}

export async function readSchoolAccess(
  db: Queryable,
  schoolId: string,
  nowMs: number,
): Promise<SchoolAccess> {
  return toSchoolAccess(await readBillingState(db, schoolId), toCalendarDate(nowMs));
}

export function toSchoolAccess(
  billingState: SchoolBillingState,
  today: CalendarDate,
): SchoolAccess {
  const { agreement, stoppedOn } = billingState;
  if (!agreement) return { seatLimit: leastSeats, isActive: false, periodEnd: null };
  const access = accessOn(billingState, today);
  const lastDay =
    access?.lastDay ?? agreement.endsOn ?? periodAt(agreement, stoppedOn ?? today).end;
  const { tierId } = access ?? planAt(agreement, lastDay);
  return {
    seatLimit: tiers.find(({ id }) => id === tierId)?.seatLimit ?? leastSeats,
    isActive: access !== null,
    periodEnd: new Date(startOfDayMs(addDays(lastDay, 1))),
  };
}
