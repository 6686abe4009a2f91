import 'server-only';
import { eq } from 'drizzle-orm';
import type { CheckoutFacts } from '@/lib/core/billing/checkout';
import { isSubscriptionActive, planInForce } from '@/lib/core/billing/plan';
import type { Queryable } from '@/lib/db/client';
import { admins, schools, teachers } from '@/lib/db/schema/tables';
import type { TeacherRow } from '@/lib/server/access/find-teacher';

/** What decides which plans a teacher may buy now. */
export async function checkoutFacts(
  db: Queryable,
  teacher: TeacherRow,
  nowMs: number,
): Promise<CheckoutFacts> {
  const { schoolId } = teacher;
  const [school] = schoolId ? await db.select().from(schools).where(eq(schools.id, schoolId)) : [];
  const [admin] = await db.select().from(admins).where(eq(admins.teacherId, teacher.id));
  const teacherCount = schoolId ? await db.$count(teachers, eq(teachers.schoolId, schoolId)) : null;
  const facts = {
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
  const { hasPersonalSubscription, personalPeriodEndMs, trialExpiresAtMs } = facts;
  return {
    isAuthenticated: true,
    isAdmin: admin !== undefined && admin.schoolId === schoolId,
    schoolId,
    subscription: {
      planSlug: planInForce(facts, nowMs),
      trialActive: trialExpiresAtMs !== null && trialExpiresAtMs > nowMs,
      personalActive: isSubscriptionActive(hasPersonalSubscription, personalPeriodEndMs, nowMs),
      schoolActive:
        facts.school !== null &&
        isSubscriptionActive(facts.school.hasSubscription, facts.school.periodEndMs, nowMs),
      seatLimit: facts.school?.seatLimit ?? null,
    },
    teacherCount,
  };
}
