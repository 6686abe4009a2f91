import { daysInPeriod, type BillingPeriod } from '../calendar/billing-period';
import { addDays, type CalendarDate } from '../calendar/calendar-date';
import { periodsUntil, type AgreedPlan, type Agreement } from './agreement';

/**
 * Days from an invoice to the first day of the billing period. At least 7 are required (spec, section 4); 7 more give
 * time to repeat a failed delivery.
 */
export const billingDaysBefore = 14;

/** Charge of a subscription plan for some days of a billing period, in øre without VAT. */
export interface CostPart extends BillingPeriod {
  plan: AgreedPlan;
  netOre: number;
}

/**
 * Splits the price of a billing period into parts, one for each subscription plan that is in force in the billing
 * period. Each part is in proportion to the number of days on which the plan is in force.
 */
export function periodCost({ plans }: Agreement, period: BillingPeriod): CostPart[] {
  const first = plans.findLastIndex(({ from }) => from <= period.start);
  const inPeriod = plans.slice(Math.max(0, first)).filter(({ from }) => from <= period.end);
  const share = ({ netOre }: AgreedPlan, start: CalendarDate) =>
    Math.round((netOre * daysInPeriod({ start, end: period.end })) / daysInPeriod(period));
  return inPeriod.flatMap((plan, index) => {
    const start = plan.from > period.start ? plan.from : period.start;
    const next = inPeriod[index + 1];
    const end = next ? addDays(next.from, -1) : period.end;
    const netOre = share(plan, start) - (next ? share(plan, next.from) : 0);
    return end >= start ? [{ plan, start, end, netOre }] : [];
  });
}

/** Amounts already billed for one billing period of an agreement, in øre without VAT. */
export interface Billed {
  agreementId: string;
  /** Last day of a billed period. The last day identifies the billing period. */
  periodEnd: CalendarDate;
  periodStart: CalendarDate;
  /**
   * Sum of a billing period's invoices minus the credit notes, in øre without VAT. Credit notes that only lowered the
   * price are not subtracted.
   */
  netOre: number;
  /** Sum of the credit notes that only lowered a billing period's price, in øre without VAT. */
  loweredOre: number;
}

/**
 * Amount still to bill for a billing period, in øre without VAT. A positive amount needs an invoice, a negative amount
 * a credit note.
 */
export interface Difference {
  agreement: Agreement;
  period: BillingPeriod;
  netOre: number;
  /**
   * Charged days and newest plan, if an already billed period is charged again; null for a first charge or a credit
   * note.
   */
  change: (BillingPeriod & { plan: AgreedPlan; isUpgrade: boolean }) | null;
}

interface BillableFacts {
  agreements: readonly Agreement[];
  billed: readonly Billed[];
  /**
   * True if a school's plan is stopped because of an unpaid invoice. Then only billing periods that have begun are
   * charged.
   */
  isStopped: boolean;
}

/**
 * Returns the differences between the price of each billing period and the amount already billed. A billing period is
 * due 14 days before its first day. A billed period is credited if the period is no longer agreed, or if the plan was
 * stopped before the period began.
 */
export function toBill(
  { agreements, billed, isStopped }: BillableFacts,
  today: CalendarDate,
): Difference[] {
  const until = isStopped ? today : addDays(today, billingDaysBefore);
  return agreements.flatMap((agreement) => {
    const own = billed.filter(({ agreementId }) => agreementId === agreement.id);
    const due = periodsUntil(agreement, until);
    const others = own
      .filter(({ periodEnd }) => due.every(({ end }) => end !== periodEnd))
      .map(({ periodStart: start, periodEnd: end }) => ({ start, end }));
    // A billed period that seems not due yet stays billed, because the clock of this server may be behind.
    const isAgreed = ({ start }: BillingPeriod) =>
      !agreement.isWithdrawn &&
      (agreement.endsOn === null || start <= agreement.endsOn) &&
      !(isStopped && start > today);
    const { settledUntil } = agreement;
    return [...due, ...others].flatMap((period) => {
      if (settledUntil !== null && period.end <= settledUntil) return [];
      const parts = isAgreed(period) ? periodCost(agreement, period) : [];
      const cost = parts.reduce((sum, part) => sum + part.netOre, 0);
      const earlier = own.find(({ periodEnd }) => periodEnd === period.end);
      const billedOre = earlier?.netOre ?? 0;
      // An amount by which staff lowered a price must not be credited again.
      const netOre = Math.max(cost - billedOre, (earlier?.loweredOre ?? 0) - billedOre);
      const change = billedOre !== 0 && netOre > 0 ? changeOf(agreement, period, netOre) : null;
      return netOre === 0 ? [] : [{ agreement, period, netOre, change }];
    });
  });
}

/**
 * Finds the cause of a further charge for an already billed period. The cause is an upgrade if the charge equals the
 * amount that the newest plans add to the price of the period.
 */
function changeOf(
  agreement: Agreement,
  period: BillingPeriod,
  netOre: number,
): Difference['change'] {
  const sum = (plans: readonly AgreedPlan[]) =>
    periodCost({ ...agreement, plans }, period).reduce((all, part) => all + part.netOre, 0);
  const plans = agreement.plans.filter(({ from }) => from <= period.end);
  const plan = plans.at(-1)!;
  for (let kept = plans.length - 1; kept > 0; kept -= 1) {
    if (sum(plans) - sum(plans.slice(0, kept)) === netOre) {
      const { from } = plans[kept]!;
      const start = from > period.start ? from : period.start;
      return { plan, start, end: period.end, isUpgrade: true };
    }
  }
  return { plan, ...period, isUpgrade: false };
}

/**
 * Returns the next day after today on which a billing period of an agreement can be billed; null if no period follows.
 */
export function nextBillingDay(agreement: Agreement, today: CalendarDate): CalendarDate | null {
  const ahead = addDays(today, billingDaysBefore);
  const due = periodsUntil(agreement, ahead);
  const next = due.at(-1) ? addDays(due.at(-1)!.end, 1) : agreement.anchor;
  if (agreement.isWithdrawn || (agreement.endsOn !== null && next > agreement.endsOn)) return null;
  return addDays(next, -billingDaysBefore);
}
