import 'server-only';
import { eq } from 'drizzle-orm';
import type { PlanFacts } from '@/lib/core/billing/plan';
import type { Queryable } from '@/lib/db/client';
import { schools } from '@/lib/db/schema/tables';
import type { TeacherRow } from './find-teacher';

/** Reads the facts that decide a teacher's plan. */
export async function readPlanFacts(db: Queryable, teacher: TeacherRow): Promise<PlanFacts> {
  const [school] = teacher.schoolId
    ? await db.select().from(schools).where(eq(schools.id, teacher.schoolId))
    : [];
  return {
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
  };
}
