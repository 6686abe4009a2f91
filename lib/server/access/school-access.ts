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
import type { schools } from '@/lib/db/schema/tables';
import { readStanding, type SchoolStanding } from './standing';

export interface SchoolAccess {
  seatLimit: number;
  isActive: boolean;
  periodEnd: Date | null;
}

/**
 * Reads what a school has a right to now. A school without agreements has what its own row says: those from before
 * agreements were kept.
 */
export async function readSchoolAccess(
  db: Queryable,
  school: typeof schools.$inferSelect,
  nowMs: number,
): Promise<SchoolAccess> {
  const standing = await readStanding(db, school.id);
  if (!standing || standing.agreements.length === 0) {
    const { seatLimit, hasActiveSubscription: isActive, subscriptionCurrentPeriodEnd } = school;
    return { seatLimit, isActive, periodEnd: subscriptionCurrentPeriodEnd };
  }
  return agreedAccess(standing, toCalendarDate(nowMs));
}

function agreedAccess(standing: SchoolStanding, today: CalendarDate): SchoolAccess {
  const { agreement, stoppedOn } = standing;
  if (!agreement) return { seatLimit: leastSeats, isActive: false, periodEnd: null };
  const access = accessOn(standing, today);
  const lastDay =
    access?.lastDay ?? agreement.endsOn ?? periodAt(agreement, stoppedOn ?? today).end;
  const { tierId } = access ?? planAt(agreement, lastDay);
  return {
    seatLimit: tiers.find(({ id }) => id === tierId)?.seatLimit ?? leastSeats,
    isActive: access !== null,
    periodEnd: new Date(startOfDayMs(addDays(lastDay, 1))),
  };
}
