import 'server-only';
import type { NamedSchool } from '@/lib/contracts/schools';
import type { Queryable } from '@/lib/db/client';
import { toCalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import { findOwnSchool } from '@/lib/server/access/find-school';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import {
  planStartsOn,
  readSubscription,
} from '@/lib/server/billing/subscriptions/read-subscription';

/** Reads the teacher's own school for the API. */
export async function readSchool(
  db: Queryable,
  teacher: TeacherRow,
  schoolId: string,
  nowMs: number,
): Promise<NamedSchool> {
  const school = await findOwnSchool(db, teacher, schoolId);
  const subscription = await readSubscription(db, school.id);
  return {
    name: school.name,
    school_year: school.schoolYear,
    grades: school.grades,
    plan_starts_on: subscription && planStartsOn(subscription, toCalendarDate(nowMs)),
    seat_limit: school.seatLimit,
    has_active_subscription: school.hasActiveSubscription,
    subscription_current_period_end: school.subscriptionCurrentPeriodEnd?.toISOString() ?? null,
  };
}
