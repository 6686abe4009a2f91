import 'server-only';
import { and, asc, eq, isNotNull, lt, ne } from 'drizzle-orm';
import { toCalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import { sharedLastTrialDay } from '@/lib/core/billing/trial';
import type { Queryable } from '@/lib/db/client';
import { schoolBilling, schools } from '@/lib/db/schema/tables';
import { finishAct } from '../agreement/change-agreement';
import { lockStanding, stateToday } from '@/lib/server/access/standing';

/**
 * Ends the trial of a school that has got an organization number with the trial of the first school that has the number,
 * whose own trial stays as it is. A school that has agreed on what follows its trial keeps it. The caller has locked the
 * school.
 */
export async function shareTrial(
  tx: Queryable,
  school: Pick<typeof schools.$inferSelect, 'id' | 'createdAt'>,
  organizationNumber: string,
  nowMs: number,
): Promise<void> {
  const [first] = await tx
    .select({ lastTrialDay: schoolBilling.lastTrialDay })
    .from(schools)
    .innerJoin(schoolBilling, eq(schoolBilling.schoolId, schools.id))
    .where(
      and(
        eq(schools.organizationNumber, organizationNumber),
        ne(schools.id, school.id),
        lt(schools.createdAt, school.createdAt),
        isNotNull(schoolBilling.lastTrialDay),
      ),
    )
    .orderBy(asc(schoolBilling.lastTrialDay))
    .limit(1);
  if (!first) return;
  const { id } = school;
  const standing = await lockStanding(tx, id);
  const state = stateToday(standing, nowMs);
  if (state !== 'trial' && state !== 'asked') return;
  const own = standing.lastTrialDay!;
  const lastTrialDay = sharedLastTrialDay(own, first.lastTrialDay!, toCalendarDate(nowMs));
  if (lastTrialDay === own) return;
  await tx.update(schoolBilling).set({ lastTrialDay }).where(eq(schoolBilling.schoolId, id));
  await finishAct(tx, id, nowMs);
}
