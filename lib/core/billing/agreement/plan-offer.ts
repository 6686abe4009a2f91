import { billingPeriod, type BillingPeriod } from '../calendar/billing-period';
import { addDays, type CalendarDate } from '../calendar/calendar-date';
import { periodLength, periodMonths, periodNetOre } from '../invoice/terms';
import { tiers, type PricingTier } from '../plans';
import { addVat } from '../vat';
import { planStartsOn, type BillingFacts } from './access';
import { agreementState, changeDay, periodAt, planAt, type Agreement } from './agreement';
import { billingDaysBefore, toBill } from './to-bill';

/** The cost of a plan for a school that orders it on a day. Sums are in øre, without VAT. */
export interface PlanOffer extends BillingPeriod {
  /** Whether it takes the place of a smaller plan that is in force, for the days that are left of its period. */
  isChange: boolean;
  /** The charge for the days from `start` to `end`, and for `nextPeriod`. */
  netOre: number;
  /** The period after `end`, if it is billed already, so that a change costs its difference, too. */
  nextPeriod: BillingPeriod | null;
  /** Whether it is billed by the order itself; otherwise on `invoiceOn`. */
  isBilledAtOnce: boolean;
  /** The day of the first invoice. */
  invoiceOn: CalendarDate;
  /** Price and months of each period that follows. */
  nextNetOre: number;
  months: number;
}

const later = (a: CalendarDate, b: CalendarDate) => (a > b ? a : b);

/** A plan that is ordered anew: a year from the end of the trial, or from today. */
export function newPlanOffer(
  tier: PricingTier,
  start: CalendarDate,
  today: CalendarDate,
): PlanOffer {
  const months = periodMonths.year;
  const netOre = periodNetOre(tier.priceOre.yearly, 'year');
  return {
    ...billingPeriod(start, months),
    ...{ isChange: false, netOre, isBilledAtOnce: false, nextNetOre: netOre, months },
    nextPeriod: null,
    invoiceOn: later(addDays(start, -billingDaysBefore), today),
  };
}

/**
 * The cost of a larger plan that takes the place of the agreed one today, or from its first day if that has not come:
 * the difference to what is billed. Null where nothing is agreed, or the plan is not larger.
 */
export function changeOffer(
  facts: BillingFacts,
  tier: PricingTier,
  today: CalendarDate,
): PlanOffer | null {
  const { agreement, billed } = facts;
  const state = agreementState(facts, today);
  if (!agreement || (state !== 'agreed' && state !== 'running' && state !== 'ending')) return null;
  const start = changeDay(agreement, today);
  const { tierId } = planAt(agreement, start);
  if (tiers.indexOf(tier) <= tiers.findIndex(({ id }) => id === tierId)) return null;
  const { months } = agreement;
  const period = periodAt(agreement, start);
  const nextNetOre = periodNetOre(tier.priceOre.yearly, periodLength(months));
  const changed = {
    ...agreement,
    endsOn: null,
    plans: [...agreement.plans, { from: start, orderId: '', tierId: tier.id, netOre: nextNetOre }],
  };
  const invoiceOn = later(addDays(period.start, -billingDaysBefore), today);
  const charges = toBill({ agreements: [changed], billed, isStopped: false }, invoiceOn).filter(
    ({ netOre }) => netOre > 0,
  );
  const atOnce = charges.filter(({ change }) => change);
  const isBilledAtOnce = atOnce.length > 0;
  const counted = isBilledAtOnce ? atOnce : charges;
  return {
    ...{ start, end: period.end, isChange: true, isBilledAtOnce, invoiceOn, nextNetOre, months },
    netOre: counted.reduce((sum, each) => sum + each.netOre, 0),
    nextPeriod: counted.find((each) => each.period.start > period.end)?.period ?? null,
  };
}

/**
 * The part of an offer's sum, VAT included, that is set off from the credit of a school with this balance (in øre, below
 * zero a credit). What is billed of an agreement that the offer replaces is credited first.
 */
export function offerSetOff(
  { agreement, agreements, billed }: BillingFacts,
  offer: PlanOffer,
  today: CalendarDate,
  balanceOre: number,
): number {
  const isReplaced = (each: Agreement) =>
    each.id === agreement?.id && (each.endsOn === null || each.endsOn >= offer.start);
  const after = agreements.map((each) =>
    !offer.isChange && isReplaced(each) ? { ...each, isWithdrawn: true } : each,
  );
  const takenBackOre = toBill({ agreements: after, billed, isStopped: false }, today).reduce(
    (sum, { netOre }) => sum + Math.max(0, -addVat(netOre).totalOre),
    0,
  );
  return Math.min(addVat(offer.netOre).totalOre, Math.max(0, takenBackOre - balanceOre));
}

/** The cost of ordering a plan on a day: in place of the plan that is in force, or anew. */
export function planOffer(facts: BillingFacts, tier: PricingTier, today: CalendarDate): PlanOffer {
  const state = agreementState(facts, today);
  const change = state === 'running' || state === 'ending' ? changeOffer(facts, tier, today) : null;
  return change ?? newPlanOffer(tier, planStartsOn(facts, today) ?? today, today);
}
