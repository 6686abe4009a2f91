import { billingPeriod, type BillingPeriod } from '../calendar/billing-period';
import { addDays, type CalendarDate } from '../calendar/calendar-date';

/** A plan in force from a day until the next plan of the agreement. */
export interface AgreedPlan {
  from: CalendarDate;
  orderId: string;
  tierId: string;
  /** Price of a whole period in øre, without VAT. */
  netOre: number;
}

/** An agreement with a school: plans over periods of `months` months. Payments are not part of it. */
export interface Agreement {
  id: string;
  /** First day of the first period, from which all periods are counted. */
  anchor: CalendarDate;
  months: number;
  /** Plans, sorted by their first day. Of two plans with the same first day, the one later in the list is in force. */
  plans: readonly AgreedPlan[];
  /** Last agreed day; null while the agreement renews. */
  endsOn: CalendarDate | null;
  /** Whether the agreement was withdrawn before the end of the trial, and so was never in force. */
  isWithdrawn: boolean;
  /** Periods that end on or before this day are no longer billed or credited; null without such a day. */
  settledUntil: CalendarDate | null;
}

/** A school's trial and its latest agreement. */
export interface BillingState {
  lastTrialDay: CalendarDate | null;
  /** The day on which the school was asked whether it wants a plan after the trial; null if it was not asked. */
  askedOn: CalendarDate | null;
  agreement: Agreement | null;
}

/** The states of a school's agreement (spec, section 4). They do not depend on payments. */
export const agreementStates = [
  /** Trial, before the school was asked whether it wants a plan after the trial. */
  'trial',
  /** Trial, after the school was asked whether it wants a plan after the trial. */
  'asked',
  /** Trial with an ordered plan that begins after the trial. */
  'agreed',
  /** Plan in force that renews. */
  'running',
  /** Plan in force until an agreed day. */
  'ending',
  /** Neither a trial nor an agreement is in force. */
  'ended',
] as const;
export type AgreementState = (typeof agreementStates)[number];

/** The state of a school's agreement on a day. */
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

/** The period that contains a day, or the first period for a day before it. */
export function periodAt({ anchor, months }: Agreement, day: CalendarDate): BillingPeriod {
  for (let index = 0; ; index += 1) {
    const period = billingPeriod(anchor, months, index);
    if (day <= period.end) return period;
  }
}

/**
 * The plan in force on a day, or the first plan for a day before it. Of several plans with the same first day, the one
 * later in the list is in force.
 */
export function planAt({ plans }: Agreement, day: CalendarDate): AgreedPlan {
  const first = plans[0]!.from;
  return plans.findLast(({ from }) => from <= (day > first ? day : first))!;
}

/**
 * The first day of the new plan if the plan is changed today: today, or the agreement's first day if that is later. It
 * is never before the previous change of plan, even on a node whose clock is behind.
 */
export function changeDay({ anchor, plans }: Agreement, today: CalendarDate): CalendarDate {
  return [anchor, plans.at(-1)!.from].reduce((last, day) => (day > last ? day : last), today);
}

/** The periods of an agreement that begin on or before a day. */
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

/** Days from the mail that asks a school whether it wants a plan, to the last day of its trial (spec, section 4). */
export const questionDaysBefore = 7;

/** The day on which a school is asked whether it wants a plan after its trial. */
export function questionDay(lastTrialDay: CalendarDate): CalendarDate {
  return addDays(lastTrialDay, -questionDaysBefore);
}
