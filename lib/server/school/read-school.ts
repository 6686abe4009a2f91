import 'server-only';
import type { NamedSchool } from '@/lib/contracts/school/schools';
import type { Queryable } from '@/lib/db/client';
import { findOwnSchool } from '@/lib/server/access/find-school';
import type { TeacherRow } from '@/lib/server/access/find-teacher';

export async function readSchool(
  db: Queryable,
  teacher: TeacherRow,
  schoolId: string,
): Promise<NamedSchool> {
  const school = await findOwnSchool(db, teacher, schoolId);
  return {
    name: school.name,
    school_year: school.schoolYear,
    grades: school.grades,
    seat_limit: school.seatLimit,
    has_active_subscription: school.hasActiveSubscription,
    subscription_current_period_end: school.subscriptionCurrentPeriodEnd?.toISOString() ?? null,
  };
}
