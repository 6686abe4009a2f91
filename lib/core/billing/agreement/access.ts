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

/** Agreements and bills of a school, and whether its plan is stopped because of an unpaid invoice. */
export interface BillingFacts extends BillingState {
  agreements: readonly Agreement[];
  billed: readonly Billed[];
  /** Day on which a school's plan was stopped because of a still unpaid invoice; null if it is not stopped. */
  stoppedOn: CalendarDate | null;
}

export interface Access {
  tierId: string;
  lastDay: CalendarDate;
}

/**
 * Returns a school's plan on a day. Null without a plan, or while the plan is stopped because of an unpaid invoice. A
 * plan that renews lasts at least to the end of the last billed period, so that a school keeps its plan if the daily
 * run is late.
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
 * Returns the last day of the billing period in which a school's plan was stopped, if that day is past. Null otherwise,
 * and for a cancelled agreement.
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
 * Returns the next day on which the daily run changes something for a school. Null if only the school or the billing
 * office (staff) can cause a change.
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

/** Returns the first day of a plan that a school orders in its trial; null once the trial is over. */
export function planStartsOn(facts: BillingFacts, today: CalendarDate): CalendarDate | null {
  const state = agreementState(facts, today);
  const isTrial = state === 'trial' || state === 'asked' || state === 'agreed';
  return isTrial ? addDays(facts.lastTrialDay!, 1) : null;
}
