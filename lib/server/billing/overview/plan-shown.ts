import 'server-only';
import type { SchoolBilling } from '@/lib/contracts/billing/billing';
import { accessOn } from '@/lib/core/billing/agreement/access';
import { agreementState, periodAt, planAt } from '@/lib/core/billing/agreement/agreement';
import { planState, type PlanState } from '@/lib/core/billing/agreement/plan-state';
import { nextBillingDay, toBill } from '@/lib/core/billing/agreement/to-bill';
import { addDays, type CalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import { schoolTiers } from '@/lib/core/billing/plans';
import type { SchoolBillingState } from '@/lib/server/access/billing-state';
import type { readOwing } from '../receivables/open-invoices';

type SchoolPlan = Pick<SchoolBilling, 'state' | 'plan' | 'endsOn' | 'isRenewing' | 'next'>;

export function planShown(
  billingState: SchoolBillingState,
  { owing, on }: Awaited<ReturnType<typeof readOwing>>,
  today: CalendarDate,
): SchoolPlan {
  const state = planState(billingState, owing, today);
  const { agreement, lastTrialDay } = billingState;
  const at = agreementState(billingState, today);
  const isAgreed = agreement && (at === 'agreed' || at === 'running' || at === 'ending');
  if (!isAgreed) {
    const endsOn = at === 'ended' && agreement ? agreement.endsOn : lastTrialDay;
    return { state, plan: null, endsOn, isRenewing: false, next: null };
  }
  const { tierId } = planAt(agreement, today);
  return {
    state,
    plan: schoolTiers.find(({ id }) => id === tierId)?.slug ?? null,
    endsOn: at === 'agreed' ? lastTrialDay : periodAt(agreement, today).end,
    isRenewing: agreement.endsOn === null,
    next: findNext(billingState, state, on, today),
  };
}

function findNext(
  billingState: SchoolBillingState,
  state: PlanState,
  owedOn: CalendarDate | null,
  today: CalendarDate,
): SchoolBilling['next'] {
  if (state === 'overdue' && owedOn) return { kind: 'payment', on: owedOn };
  if (state === 'grace' && owedOn) return { kind: 'stop', on: owedOn };
  const agreement = billingState.agreement!;
  if (agreement.endsOn !== null || (state !== 'active' && state !== 'continued')) return null;
  const { end } = periodAt(agreement, today);
  const lastDay = accessOn(billingState, today)?.lastDay ?? end;
  const charged = (day: CalendarDate) =>
    toBill({ ...billingState, isStopped: false }, day).reduce(
      (sum, { netOre }) => sum + Math.max(0, netOre),
      0,
    );
  if (charged(today) > 0) return { kind: 'invoice', on: today, netOre: charged(today) };
  if (lastDay > end) return { kind: 'period', on: addDays(end, 1) };
  const on = nextBillingDay(agreement, today);
  return on === null ? null : { kind: 'invoice', on, netOre: charged(on) };
}
