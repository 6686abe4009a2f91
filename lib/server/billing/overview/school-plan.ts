import 'server-only';
import { desc, eq } from 'drizzle-orm';
import { addDays, toCalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import { toLastTrialDay, trialOverMs } from '@/lib/core/billing/trial';
import { isSubscriptionActive } from '@/lib/core/billing/plan-in-force';
import { toSchoolPlan } from '@/lib/core/billing/plans';
import type { Payer, SchoolBilling } from '@/lib/contracts/billing/billing';
import type { Queryable } from '@/lib/db/client';
import { schoolOrders } from '@/lib/db/schema/tables';
import type { SchoolAccess } from '@/lib/server/access/school-access';

const reminderDays = 7;

export function toSchoolPlanState(
  { isActive, periodEnd, seatLimit }: SchoolAccess,
  trialExpiresAt: Date | null,
  nowMs: number,
): Pick<SchoolBilling, 'state' | 'plan' | 'endsOn'> {
  const periodEndMs = periodEnd?.getTime() ?? null;
  const day = (ms: number | null) => (ms === null ? null : toCalendarDate(ms - 1));
  if (isSubscriptionActive(isActive, periodEndMs, nowMs)) {
    return { state: 'active', plan: toSchoolPlan(seatLimit), endsOn: day(periodEndMs) };
  }
  const trialEndMs = trialExpiresAt?.getTime() ?? null;
  if (trialEndMs !== null && trialOverMs(trialEndMs) > nowMs) {
    const endsOn = toLastTrialDay(trialEndMs);
    const isAsked = toCalendarDate(nowMs) >= addDays(endsOn, -reminderDays);
    return { state: isAsked ? 'reminded' : 'trial', plan: null, endsOn };
  }
  return {
    state: 'stopped',
    plan: null,
    endsOn: day(periodEndMs) ?? (trialEndMs === null ? null : toLastTrialDay(trialEndMs)),
  };
}

export function toPayer(order: typeof schoolOrders.$inferSelect): Payer {
  return {
    organizationName: order.organizationName,
    organizationNumber: order.organizationNumber,
    invoiceType: order.invoiceType,
    invoiceEmail: order.invoiceEmail,
    attachesEhf: order.attachesEhf,
    customerReference: order.customerReference,
  };
}

export async function findLatestOrder(
  db: Queryable,
  schoolId: string,
): Promise<typeof schoolOrders.$inferSelect | undefined> {
  const [order] = await db
    .select()
    .from(schoolOrders)
    .where(eq(schoolOrders.schoolId, schoolId))
    .orderBy(desc(schoolOrders.createdAt))
    .limit(1);
  return order;
}
