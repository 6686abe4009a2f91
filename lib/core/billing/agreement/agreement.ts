import { billingPeriod, type BillingPeriod } from '../calendar/billing-period';
import { addDays, type CalendarDate } from '../calendar/calendar-date';

export interface AgreedPlan {
  from: CalendarDate;
  orderId: string;
  tierId: string;
  /** Price of a subscription plan for a whole billing period, in øre without VAT. */
  netOre: number;
}

/**
 * Subscription agreement of a school: the subscription plans and the length of a billing period. Payments are not part
 * of the agreement.
 */
export interface Agreement {
  id: string;
  /** First day of an agreement's first billing period. All billing periods are counted from this day. */
  anchor: CalendarDate;
  months: number;
  /**
   * Subscription plans, sorted by first day. Of two plans with the same first day, the later plan in the list is in
   * force.
   */
  plans: readonly AgreedPlan[];
  /** Last day of a subscription agreement; null if the agreement renews automatically. */
  endsOn: CalendarDate | null;
  /** True if an agreement was withdrawn before the trial ended. A withdrawn agreement was never in force. */
  isWithdrawn: boolean;
  /**
   * Billing periods that end on or before this day are never billed or credited again; null if every billing period can
   * be billed.
   */
  settledUntil: CalendarDate | null;
}

export interface BillingState {
  lastTrialDay: CalendarDate | null;
  /**
   * Day on which a school was asked whether to continue with a plan after the trial; null if the school was not asked.
   */
  askedOn: CalendarDate | null;
  agreement: Agreement | null;
}

/** States of a school's subscription agreement (spec, section 4). Payments do not change the state. */
export const agreementStates = [
  'trial',
  /** The trial still runs, and the school was asked whether to continue with a plan. */
  'asked',
  /** The trial still runs, and the school has ordered a plan that begins after the trial. */
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
 * Returns the billing period of an agreement that contains a day. For a day before the first billing period, returns
 * the first billing period.
 */
export function periodAt({ anchor, months }: Agreement, day: CalendarDate): BillingPeriod {
  for (let index = 0; ; index += 1) {
    const period = billingPeriod(anchor, months, index);
    if (day <= period.end) return period;
  }
}

/**
 * Returns the subscription plan of an agreement that is in force on a day. For a day before the first plan begins,
 * returns the first plan.
 */
export function planAt({ plans }: Agreement, day: CalendarDate): AgreedPlan {
  const first = plans[0]!.from;
  return plans.findLast(({ from }) => from <= (day > first ? day : first))!;
}

/**
 * Returns the first day of the new plan if a school changes its subscription plan today. The result is the latest of
 * today, the agreement's first day, and the newest plan's first day. The newest plan counts, because the clock of this
 * server may be behind.
 */
export function changeDay({ anchor, plans }: Agreement, today: CalendarDate): CalendarDate {
  return [anchor, plans.at(-1)!.from].reduce((last, day) => (day > last ? day : last), today);
}

/**
 * Returns the billing periods of an agreement that begin on or before a day. Billing periods after the agreement's last
 * day are left out. For a withdrawn agreement, the list is empty.
 */
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
 * Days from the mail that asks a school whether to continue with a plan, to the last day of the school's trial (spec,
 * section 4).
 */
export const questionDaysBefore = 7;

/** Returns the day on which a school is asked whether to continue with a plan after the trial. */
export function questionDay(lastTrialDay: CalendarDate): CalendarDate {
  return addDays(lastTrialDay, -questionDaysBefore);
}
