import { billingPeriod, type BillingPeriod } from '../calendar/billing-period';
import { addDays, type CalendarDate } from '../calendar/calendar-date';

export interface AgreedPlan {
  from: CalendarDate;
  orderId: string;
  tierId: string;
  /** Price of a plan for a whole period in øre, without VAT. */
  netOre: number;
}

/**
 * Subscription agreement with a school: its plans, over periods of a fixed number of months. Payments are not part of
 * the agreement.
 */
export interface Agreement {
  id: string;
  /** First day of an agreement's first period, from which all its periods are counted. */
  anchor: CalendarDate;
  months: number;
  /** Plans of an agreement, sorted by first day. Of two with the same first day, the later in the list is in force. */
  plans: readonly AgreedPlan[];
  /** Last day of an agreement; null if the agreement renews automatically. */
  endsOn: CalendarDate | null;
  /** True if an agreement was withdrawn before the trial ended, and so was never in force. */
  isWithdrawn: boolean;
  /**
   * Last day of the periods of an agreement that are never billed or credited again; null if there are no such periods.
   */
  settledUntil: CalendarDate | null;
}

export interface BillingState {
  lastTrialDay: CalendarDate | null;
  /** Day on which a school was asked whether it wants a plan after its trial; null if not asked. */
  askedOn: CalendarDate | null;
  agreement: Agreement | null;
}

/** States of a school's subscription agreement (spec, section 4). They do not depend on payments. */
export const agreementStates = [
  'trial',
  /** A school in its trial was asked whether it wants a plan afterwards. */
  'asked',
  /** A school in its trial has ordered a plan that begins after the trial. */
  'agreed',
  'running',
  'ending',
  'ended',
] as const;
export type AgreementState = (typeof agreementStates)[number];

/** Returns the state of a school's subscription agreement on a day. */
export function agreementState(
  { lastTrialDay, askedOn, agreement }: BillingState,
  today: CalendarDate,
): AgreementState {
  const isTrial = lastTrialDay !== null && lastTrialDay >= today;
  if (agreement && !agreement.isWithdrawn) {
    const isOver = agreement.endsOn !== null && agreement.endsOn < today;
    if (!isOver && isTrial) return 'agreed';
    if (!isOver) return agreement.endsOn === null ? 'running' : 'ending';
  }
  if (isTrial) return askedOn === null ? 'trial' : 'asked';
  return 'ended';
}

/**
 * Returns the agreement's period that contains a day. For a day before the first period begins, returns the first
 * period.
 */
export function periodAt({ anchor, months }: Agreement, day: CalendarDate): BillingPeriod {
  for (let index = 0; ; index += 1) {
    const period = billingPeriod(anchor, months, index);
    if (day <= period.end) return period;
  }
}

/**
 * Returns the agreement's plan in force on a day. For a day before the first plan begins, returns the first plan. Of
 * plans with the same first day, the later in the list is in force.
 */
export function planAt({ plans }: Agreement, day: CalendarDate): AgreedPlan {
  const first = plans[0]!.from;
  return plans.findLast(({ from }) => from <= (day > first ? day : first))!;
}

/**
 * Returns the first day of the new plan if an agreement's plan is changed today: today, or the agreement's first day if
 * later. It is never before the previous change of plan, even on a server whose clock is behind.
 */
export function changeDay({ anchor, plans }: Agreement, today: CalendarDate): CalendarDate {
  return [anchor, plans.at(-1)!.from].reduce((last, day) => (day > last ? day : last), today);
}

/** Returns the periods of an agreement that begin on or before a day. */
export function periodsUntil(agreement: Agreement, day: CalendarDate): BillingPeriod[] {
  const { anchor, months, endsOn, isWithdrawn } = agreement;
  const last = endsOn !== null && endsOn < day ? endsOn : day;
  const periods: BillingPeriod[] = [];
  for (let index = 0; !isWithdrawn; index += 1) {
    const period = billingPeriod(anchor, months, index);
    if (period.start > last) break;
    periods.push(period);
  }
  return periods;
}

/**
 * A mail asks a school whether it wants a plan this number of days before the last day of the school's trial (spec,
 * section 4).
 */
export const questionDaysBefore = 7;

/** Returns the day on which a school is asked whether it wants a plan after its trial. */
export function questionDay(lastTrialDay: CalendarDate): CalendarDate {
  return addDays(lastTrialDay, -questionDaysBefore);
}
