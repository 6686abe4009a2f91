import { sql } from 'drizzle-orm';
import type { CalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import { leastSeats, schoolTiers } from '@/lib/core/billing/plans';
import type { Database } from '@/lib/db/client';
import { toSchoolAccess } from '@/lib/server/access/school-access';
import { readBillingStates } from '@/lib/server/access/billing-state';
import { planShown } from '../overview/plan-shown';
import type { Broken } from './invariants';

interface AgreedRow {
  schoolId: string;
  endsOn: CalendarDate | null;
  isStopped: boolean;
  plans: { from: CalendarDate; tierId: string }[];
}

export async function findWrongAccess(
  db: Database,
  schoolIds: string[],
  days: CalendarDate[],
): Promise<Broken[]> {
  const agreed = await readAgreed(db);
  const billingStates = await readBillingStates(db, schoolIds);
  return billingStates.flatMap((billingState) => {
    const row = agreed.find(({ schoolId }) => schoolId === billingState.schoolId);
    return days.flatMap((day) => {
      const isInForce = row !== undefined && (row.endsOn === null || row.endsOn >= day);
      const begun = isInForce && day > row.plans[0]!.from ? day : row?.plans[0]!.from;
      const plan = isInForce ? row.plans.findLast(({ from }) => from <= begun!) : undefined;
      const tier = schoolTiers.find(({ id }) => id === plan?.tierId);
      const { isActive, seatLimit } = toSchoolAccess(billingState, day);
      const shown = planShown(billingState, { owing: null, on: null }, day);
      const isInTrial = billingState.lastTrialDay !== null && billingState.lastTrialDay >= day;
      const wrong = [
        isActive !== (isInForce && !row.isStopped) && `access is ${isActive}`,
        shown.plan !== (tier?.slug ?? null) && `the plan shown is ${shown.plan}`,
        isActive && seatLimit !== (tier?.seatLimit ?? leastSeats) && `seats are ${seatLimit}`,
        isInTrial && shown.endsOn !== billingState.lastTrialDay && `the trial ends ${shown.endsOn}`,
      ];
      return wrong.flatMap((found) =>
        found ? [{ schoolId: billingState.schoolId, found: `${found} on ${day}` }] : [],
      );
    });
  });
}

async function readAgreed(db: Database): Promise<AgreedRow[]> {
  const { rows } = await db.execute<AgreedRow & Record<string, unknown>>(sql`
    select distinct on (a.school_id) a.school_id as "schoolId", a.ends_on::text as "endsOn",
      exists (select 1 from dunning_steps d join invoice_balances b using (invoice_id)
        where d.step = 'stopped' and b.school_id = a.school_id and b.is_open) as "isStopped",
      (select jsonb_agg(jsonb_build_object('tierId', o.tier_id,
          'from', (o.period_start at time zone 'Europe/Oslo')::date) order by
          (o.period_start at time zone 'Europe/Oslo')::date, o.net_ore)
        from school_orders o where o.agreement_id = a.id) as plans
    from agreements a where not a.is_withdrawn order by a.school_id, a.created_at desc, a.id desc`);
  return rows;
}
