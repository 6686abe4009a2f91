import 'server-only';
import type { Subscription } from '@/lib/contracts/billing/subscription';
import { agreementState, periodAt, planAt } from '@/lib/core/billing/agreement/agreement';
import { planState } from '@/lib/core/billing/agreement/plan-state';
import { toCalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import type { Queryable } from '@/lib/db/client';
import { readOwing } from '../receivables/open-invoices';
import type { SchoolBillingState } from '@/lib/server/access/billing-state';

export async function toSubscription(
  db: Queryable,
  billingState: SchoolBillingState,
  nowMs: number,
): Promise<Subscription> {
  const today = toCalendarDate(nowMs);
  const { agreement, lastTrialDay } = billingState;
  const state = agreementState(billingState, today);
  const isAgreed = agreement && (state === 'agreed' || state === 'running' || state === 'ending');
  const period = isAgreed ? periodAt(agreement, today) : null;
  const { owing, on } = await readOwing(db, billingState.schoolId, today);
  return {
    state: planState(billingState, owing, today),
    is_renewing: isAgreed ? agreement.endsOn === null : state !== 'ended',
    tier_id: isAgreed ? planAt(agreement, today).tierId : null,
    period_months: agreement?.months ?? 12,
    last_trial_day: lastTrialDay,
    first_period_day: period?.start ?? null,
    last_period_day: period?.end ?? null,
    stops_on: owing === 'told' ? on : null,
  };
}
