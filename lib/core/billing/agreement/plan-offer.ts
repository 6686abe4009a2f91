import { billingPeriod, type BillingPeriod } from '../calendar/billing-period';
import { addDays, type CalendarDate } from '../calendar/calendar-date';
import { periodLength, periodMonths, periodNetOre } from '../invoice/terms';
import { tiers, type PricingTier } from '../plans';
import { addVat } from '../vat';
import { planStartsOn, type BillingFacts } from './access';
import { agreementState, changeDay, periodAt, planAt, type Agreement } from './agreement';
import { billingDaysBefore, toBill } from './to-bill';

/** Offer of a subscription plan to a school that orders on a given day. Amounts are in øre without VAT. */
export interface PlanOffer extends BillingPeriod {
  /** True if the offered plan replaces a smaller plan for the rest of the smaller plan's billing period. */
  isChange: boolean;
  /**
   * Price of an offered plan in øre without VAT, for the days from `start` to `end`. If `nextPeriod` is not null, the
   * price also covers `nextPeriod`.
   */
  netOre: number;
  /** Next billing period, if the price `netOre` also covers that billing period; null otherwise. */
  nextPeriod: BillingPeriod | null;
  /**
   * True if an order of the offered plan is billed at once. If false, the first invoice follows on the day `invoiceOn`.
   */
  isBilledAtOnce: boolean;
  invoiceOn: CalendarDate;
  nextNetOre: number;
  months: number;
}

const later = (a: CalendarDate, b: CalendarDate) => (a > b ? a : b);

/** Returns the offer of a new subscription plan to a school, for one year from the day `start`. */
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
 * Returns the offer to replace a school's agreed plan by a larger plan, from today or from a later start of the
 * agreement. The price is the larger plan's price minus the amount already billed. Returns null if the school has no
 * agreed plan, or if the offered plan is not larger.
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
 * Returns the part of an offer's total, in øre with VAT, that the school's credit pays. A negative `balanceOre` is a
 * credit of the school. If the offer replaces an agreement, the credit notes for that agreement's bills also count as
 * credit.
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

/** Returns the offer of a plan to a school on a day: a change of the plan in force, or else a new plan. */
export function planOffer(facts: BillingFacts, tier: PricingTier, today: CalendarDate): PlanOffer {
  const state = agreementState(facts, today);
  const change = state === 'running' || state === 'ending' ? changeOffer(facts, tier, today) : null;
  return change ?? newPlanOffer(tier, planStartsOn(facts, today) ?? today, today);
}
