import 'server-only';
import { eq } from 'drizzle-orm';
import type { PlanFacts } from '@/lib/core/billing/plan-in-force';
import { toCalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import { teacherTrialEndMs } from '@/lib/core/billing/trial';
import type { Queryable } from '@/lib/db/client';
import { schoolBilling } from '@/lib/db/schema/tables';
import { toSchoolAccess } from './school-access';
import { readBillingState } from './billing-state';
import type { TeacherRow } from './find-teacher';

export async function readTrialEnd(db: Queryable, teacher: TeacherRow): Promise<number> {
  const { schoolId, createdAt } = teacher;
  const [school] = schoolId
    ? await db
        .select({ lastTrialDay: schoolBilling.lastTrialDay })
        .from(schoolBilling)
        .where(eq(schoolBilling.schoolId, schoolId))
    : [];
  return teacherTrialEndMs(createdAt.getTime(), school?.lastTrialDay ?? null);
}

export async function readPlanFacts(
  db: Queryable,
  teacher: TeacherRow,
  nowMs: number,
): Promise<PlanFacts> {
  const billingState = teacher.schoolId ? await readBillingState(db, teacher.schoolId) : null;
  const access = billingState && toSchoolAccess(billingState, toCalendarDate(nowMs));
  return {
    trialExpiresAtMs: teacherTrialEndMs(
      teacher.createdAt.getTime(),
      billingState?.lastTrialDay ?? null,
    ),
    hasPersonalSubscription: teacher.hasActivePersonalSubscription,
    personalPeriodEndMs: teacher.personalSubscriptionCurrentPeriodEnd?.getTime() ?? null,
    school: access && {
      seatLimit: access.seatLimit,
      hasSubscription: access.isActive,
      periodEndMs: access.periodEnd?.getTime() ?? null,
    },
  };
}
