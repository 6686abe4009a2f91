import 'server-only';
import { and, asc, eq, isNotNull, lt, ne } from 'drizzle-orm';
import { agreementState, questionDay } from '@/lib/core/billing/agreement/agreement';
import { toCalendarDate, type CalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import { sharedLastTrialDay } from '@/lib/core/billing/trial';
import type { Queryable } from '@/lib/db/client';
import { schoolBilling, schools } from '@/lib/db/schema/tables';
import { lockBillingState } from '@/lib/server/access/billing-state';
import { finish } from '../agreement/change-agreement';

type School = Pick<typeof schools.$inferSelect, 'id' | 'createdAt' | 'organizationNumber'>;

/**
 * Shortens a school's trial to the trial of an earlier school with the same organization number. The caller must lock
 * the school.
 */
export async function shareTrial(tx: Queryable, school: School, nowMs: number): Promise<void> {
  const { id } = school;
  const today = toCalendarDate(nowMs);
  const billingState = await lockBillingState(tx, id);
  const own = await readOwnLastDay(tx, id);
  const state = agreementState({ ...billingState, lastTrialDay: own }, today);
  if (own === null || (state !== 'trial' && state !== 'asked')) return;
  const earlier = await findEarlierTrial(tx, school);
  const lastTrialDay = earlier === null ? own : sharedLastTrialDay(own, earlier, today);
  if (lastTrialDay === billingState.lastTrialDay) return;
  const change = {
    lastTrialDay,
    shortenedFrom: lastTrialDay < own ? own : null,
    askedOn: questionDay(lastTrialDay) > today ? null : billingState.askedOn,
  };
  await tx.update(schoolBilling).set(change).where(eq(schoolBilling.schoolId, id));
  await finish(tx, id, nowMs);
}

async function readOwnLastDay(tx: Queryable, schoolId: string): Promise<CalendarDate | null> {
  const [row] = await tx
    .select({ last: schoolBilling.lastTrialDay, from: schoolBilling.shortenedFrom })
    .from(schoolBilling)
    .where(eq(schoolBilling.schoolId, schoolId));
  const { last, from } = row!;
  return from !== null && last !== null && from > last ? from : last;
}

async function findEarlierTrial(
  tx: Queryable,
  { id, createdAt, organizationNumber }: School,
): Promise<CalendarDate | null> {
  if (organizationNumber === null) return null;
  const [first] = await tx
    .select({ lastTrialDay: schoolBilling.lastTrialDay })
    .from(schools)
    .innerJoin(schoolBilling, eq(schoolBilling.schoolId, schools.id))
    .where(
      and(
        eq(schools.organizationNumber, organizationNumber),
        ne(schools.id, id),
        lt(schools.createdAt, createdAt),
        isNotNull(schoolBilling.lastTrialDay),
      ),
    )
    .orderBy(asc(schoolBilling.lastTrialDay))
    .limit(1);
  return first?.lastTrialDay ?? null;
}
