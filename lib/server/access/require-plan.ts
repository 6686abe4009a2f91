import 'server-only';
import { eq } from 'drizzle-orm';
import { planInForce } from '@/lib/core/billing/plan';
import type { Queryable } from '@/lib/db/client';
import { schools } from '@/lib/db/schema/tables';
import { AppError } from '@/lib/server/http/app-error';
import type { TeacherRow } from './find-teacher';

/** Throws `noActivePlan` unless the teacher may make new things now (design, section 2, "No active plan"). */
export async function requirePlan(db: Queryable, teacher: TeacherRow, nowMs: number) {
  const [school] = teacher.schoolId
    ? await db.select().from(schools).where(eq(schools.id, teacher.schoolId))
    : [];
  const plan = planInForce(
    {
      trialExpiresAtMs: teacher.trialExpiresAt?.getTime() ?? null,
      hasPersonalSubscription: teacher.hasActivePersonalSubscription,
      personalPeriodEndMs: teacher.personalSubscriptionCurrentPeriodEnd?.getTime() ?? null,
      school: school
        ? {
            seatLimit: school.seatLimit,
            hasSubscription: school.hasActiveSubscription,
            periodEndMs: school.subscriptionCurrentPeriodEnd?.getTime() ?? null,
          }
        : null,
    },
    nowMs,
  );
  if (plan === 'inactive') throw new AppError('noActivePlan');
}
