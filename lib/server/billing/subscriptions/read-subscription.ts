import 'server-only';
import { eq } from 'drizzle-orm';
import { addDays, type CalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import type { Queryable } from '@/lib/db/client';
import { schoolSubscriptions } from '@/lib/db/schema/tables';
import type { SubscriptionRow } from './subscription-row';

/** Reads where a school's subscription stands; null if the school never had a trial or an order. */
export async function readSubscription(
  db: Queryable,
  schoolId: string,
): Promise<SubscriptionRow | null> {
  const [row] = await db
    .select()
    .from(schoolSubscriptions)
    .where(eq(schoolSubscriptions.schoolId, schoolId));
  return row ?? null;
}

/** The first day of a plan that is ordered in the trial; null once the trial is over. */
export function planStartsOn(
  { state, lastTrialDay }: SubscriptionRow,
  today: CalendarDate,
): CalendarDate | null {
  const isTrial = state === 'trial' || state === 'reminded' || state === 'continued';
  return isTrial && lastTrialDay !== null && lastTrialDay >= today
    ? addDays(lastTrialDay, 1)
    : null;
}
