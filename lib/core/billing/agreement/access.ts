import { addDays, type CalendarDate } from '../calendar/calendar-date';
import {
  agreementState,
  periodAt,
  planAt,
  questionDay,
  type Agreement,
  type BillingState,
} from './agreement';
import { nextBillingDay, toBill, type Billed } from './to-bill';

/**
 * Facts about a school's subscription: the agreements, the billed amounts, and the day on which the plan was stopped.
 */
export interface BillingFacts extends BillingState {
  agreements: readonly Agreement[];
  billed: readonly Billed[];
  /** Day on which a school's plan was stopped because of an unpaid invoice; null if the plan is not stopped. */
  stoppedOn: CalendarDate | null;
}

export interface Access {
  tierId: string;
  lastDay: CalendarDate;
}

/**
 * Returns a school's subscription plan on a day, and the last day of the plan. Returns null if the school has no plan,
 * or if the plan is stopped because of an unpaid invoice. A plan that renews lasts at least to the end of the last
 * billed period, so that the school keeps the plan if the daily billing run is late.
 */
export function accessOn(facts: BillingFacts, today: CalendarDate): Access | null {
  const { agreement, billed, stoppedOn } = facts;
  const state = agreementState(facts, today);
  const isAgreed = state === 'agreed' || state === 'running' || state === 'ending';
  if (!agreement || !isAgreed || stoppedOn !== null) return null;
  const lastBilled = billed
    .filter(({ agreementId, netOre }) => agreementId === agreement.id && netOre > 0)
    .reduce((last, { periodEnd }) => (periodEnd > last ? periodEnd : last), '');
  const current = periodAt(agreement, today).end;
  const renewed = lastBilled > current ? lastBilled : current;
  return { tierId: planAt(agreement, today).tierId, lastDay: agreement.endsOn ?? renewed };
}

/**
 * Returns the last day of the billing period in which a school's plan was stopped. Returns null if this last day is
 * today or later, if the plan is not stopped, or if the agreement is cancelled.
 */
export function stoppedPeriodEnd(
  { agreement, stoppedOn }: BillingFacts,
  today: CalendarDate,
): CalendarDate | null {
  if (!agreement || agreement.endsOn !== null || stoppedOn === null) return null;
  const { end } = periodAt(agreement, stoppedOn);
  return end < today ? end : null;
}

/**
 * Returns the next day on which the daily billing run changes something for a school. Null means that only an action by
 * the school or by staff can change something.
 */
export function nextDueDay(facts: BillingFacts, today: CalendarDate): CalendarDate | null {
  const { lastTrialDay, agreement, stoppedOn } = facts;
  if (toBill({ ...facts, isStopped: stoppedOn !== null }, today).length > 0) return today;
  const state = agreementState(facts, today);
  const days: (CalendarDate | null)[] = [];
  if (state === 'trial') days.push(questionDay(lastTrialDay!));
  if (agreement && (state === 'agreed' || state === 'running' || state === 'ending')) {
    const shownUntil = accessOn(facts, today)?.lastDay ?? periodAt(agreement, today).end;
    days.push(addDays(shownUntil, 1));
    if (stoppedOn === null) days.push(nextBillingDay(agreement, today));
    else days.push(addDays(periodAt(agreement, stoppedOn).end, 1));
  }
  const due = days.filter((day) => day !== null).sort();
  return due[0] ?? null;
}

/** Returns the first day of a subscription plan that a school orders during its trial; null if the trial is over. */
export function planStartsOn(facts: BillingFacts, today: CalendarDate): CalendarDate | null {
  const state = agreementState(facts, today);
  const isTrial = state === 'trial' || state === 'asked' || state === 'agreed';
  return isTrial ? addDays(facts.lastTrialDay!, 1) : null;
}
