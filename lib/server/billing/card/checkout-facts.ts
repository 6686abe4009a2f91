import 'server-only';
import { eq } from 'drizzle-orm';
import type { CheckoutFacts } from '@/lib/core/billing/checkout';
import { isSubscriptionActive, planInForce } from '@/lib/core/billing/plan-in-force';
import type { Queryable } from '@/lib/db/client';
import { admins } from '@/lib/db/schema/tables';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { readPlanFacts } from '@/lib/server/access/plan-facts';
import { readBillingState, type SchoolBillingState } from '@/lib/server/access/billing-state';
import { readSchoolFacts } from '../orders/read-order-options';

export async function checkoutFacts(
  db: Queryable,
  teacher: TeacherRow,
  nowMs: number,
  known?: SchoolBillingState,
): Promise<CheckoutFacts> {
  const { schoolId } = teacher;
  const [admin] = await db.select().from(admins).where(eq(admins.teacherId, teacher.id));
  const billingState = known ?? (schoolId ? await readBillingState(db, schoolId) : null);
  const facts = await readPlanFacts(db, teacher, nowMs);
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
    school: billingState && (await readSchoolFacts(db, billingState.schoolId, billingState, nowMs)),
  };
}
