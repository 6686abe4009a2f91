import { billingPeriod, type BillingPeriod } from '../calendar/billing-period';
import { addDays, type CalendarDate } from '../calendar/calendar-date';

/** A plan that holds from a day on, until the next one of the agreement. */
export interface AgreedPlan {
  from: CalendarDate;
  orderId: string;
  tierId: string;
  /** Price of a whole period in øre, without VAT. */
  netOre: number;
}

/** An agreement with a school: plans over periods of so many months. Says nothing of payments. */
export interface Agreement {
  id: string;
  /** First day of the first period, from which all others are counted. */
  anchor: CalendarDate;
  months: number;
  /** In the order of their days; of two from one day the later one holds. */
  plans: readonly AgreedPlan[];
  /** Last day that is agreed; null while it renews. */
  endsOn: CalendarDate | null;
  /** Taken back before its trial was over, and so never in force. */
  isWithdrawn: boolean;
  /**
   * Bills for periods until this day stay as they are, whatever the periods cost; null if all are billed by their cost.
   */
  settledUntil: CalendarDate | null;
}

/** A school's trial and its latest agreement. */
export interface Standing {
  lastTrialDay: CalendarDate | null;
  /** The day on which the school was asked whether it goes on; null if it was not. */
  askedOn: CalendarDate | null;
  agreement: Agreement | null;
}

/** The states of a school's agreement (spec, section 4). Money has no part in it. */
export const agreementStates = [
  /** Free; the question whether to go on is not asked yet. */
  'trial',
  /** Free; the question is asked. */
  'asked',
  /** Free until the end of the trial; what follows is agreed. */
  'agreed',
  /** In force, and renews. */
  'running',
  /** In force until an agreed day. */
  'ending',
  /** Neither a trial nor an agreement is in force. */
  'ended',
] as const;
export type AgreementState = (typeof agreementStates)[number];

/** The state of the agreement on a day. */
export function agreementState(
  { lastTrialDay, askedOn, agreement }: Standing,
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

/** The period in which a day lies; the first one for a day before it. */
export function periodAt({ anchor, months }: Agreement, day: CalendarDate): BillingPeriod {
  for (let index = 0; ; index += 1) {
    const period = billingPeriod(anchor, months, index);
    if (day <= period.end) return period;
  }
}

/**
 * The plan that holds on a day; the one of the first day for a day before it. Of plans that begin on one day the last one
 * holds.
 */
export function planAt({ plans }: Agreement, day: CalendarDate): AgreedPlan {
  const first = plans[0]!.from;
  return plans.findLast(({ from }) => from <= (day > first ? day : first))!;
}

/**
 * The day from which a plan holds that is changed today: today, or the first day of an agreement that has not come. On a
 * node whose clock is behind, it is never before the change that was made last.
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

/** Days before the trial's last day on which the question is asked (spec, section 4). */
export const questionDaysBefore = 7;

/** The day on which a school is asked whether it goes on after its trial. */
export function questionDay(lastTrialDay: CalendarDate): CalendarDate {
  return addDays(lastTrialDay, -questionDaysBefore);
}
