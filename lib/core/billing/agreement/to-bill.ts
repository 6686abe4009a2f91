import { daysInPeriod, type BillingPeriod } from '../calendar/billing-period';
import { addDays, type CalendarDate } from '../calendar/calendar-date';
import { periodsUntil, type AgreedPlan, type Agreement } from './agreement';

/**
 * Days from an invoice to the first day of its period: at least 7 (spec, section 4), and a week more for retries of the
 * delivery.
 */
export const billingDaysBefore = 14;

/** Charge of a plan for some days of a period, in øre without VAT. */
export interface CostPart extends BillingPeriod {
  plan: AgreedPlan;
  netOre: number;
}

/**
 * Returns the price of a period, with a part for each of its plans. A new plan is charged by whole days, from its first
 * day to the end of the period. The price of the previous plan for the same days is deducted.
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

/** Amounts billed for a period, in øre without VAT. */
export interface Billed {
  agreementId: string;
  /** Last day of a billed period, which identifies the period. */
  periodEnd: CalendarDate;
  periodStart: CalendarDate;
  /**
   * Sum of a period's invoices minus its credit notes, in øre without VAT. Credit notes that only lowered the price are
   * left out.
   */
  netOre: number;
  /** Sum of the credit notes that lowered a period's price, in øre without VAT. */
  loweredOre: number;
}

/** Amount still to bill for a period, in øre without VAT: positive on an invoice, negative on a credit note. */
export interface Difference {
  agreement: Agreement;
  period: BillingPeriod;
  netOre: number;
  /** Charged days and newest plan, if a period that was already billed is charged again; null otherwise. */
  change: (BillingPeriod & { plan: AgreedPlan; isUpgrade: boolean }) | null;
}

interface BillableFacts {
  agreements: readonly Agreement[];
  billed: readonly Billed[];
  /** True if a school's plan is stopped because of an unpaid invoice. Only periods that have begun are then charged. */
  isStopped: boolean;
}

/**
 * Returns the differences between the prices of a school's agreements and the billed amounts. A period is billed 14
 * days before it begins. A billed period is credited if it is no longer agreed, or if the plan is stopped before it
 * begins.
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
    // A billed period stays billed, even if the clock of this server is behind and the period seems not due yet.
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
      // An amount by which the billing office (staff) has lowered a price can't be credited again.
      const netOre = Math.max(cost - billedOre, (earlier?.loweredOre ?? 0) - billedOre);
      const change = billedOre !== 0 && netOre > 0 ? changeOf(agreement, period, netOre) : null;
      return netOre === 0 ? [] : [{ agreement, period, netOre, change }];
    });
  });
}

/**
 * A second charge for a billed period comes from an upgrade if the charge equals the price increase that the
 * agreement's last changes of plan cause for the period.
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

/** Returns the next day after today on which a period of the agreement can be billed; null if no period follows. */
export function nextBillingDay(agreement: Agreement, today: CalendarDate): CalendarDate | null {
  const ahead = addDays(today, billingDaysBefore);
  const due = periodsUntil(agreement, ahead);
  const next = due.at(-1) ? addDays(due.at(-1)!.end, 1) : agreement.anchor;
  if (agreement.isWithdrawn || (agreement.endsOn !== null && next > agreement.endsOn)) return null;
  return addDays(next, -billingDaysBefore);
}
